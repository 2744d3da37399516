import Hashing
import TypeChecker

/// What names stand for at a place, as far as the values behind them are known.
struct Scope {
  indirect enum Meaning {
    /// `let name = value`
    case value(CheckedValue, Scope)
    /// `if let name = value`
    case unwrapped(CheckedExpression, Scope)
    /// The parameter of a function that is read for one call.
    case argument(CheckedExpression, Scope)
  }

  var names: HashMap<String, Meaning> = [:]
  /// The index in `CheckedModule.configurations`; nil outside of styles.
  var configuration: Int?
  /// The functions that can be called by name.
  var functions: [CheckedFunction] = []
  /// What stands before the names of states that each part has of its own.
  var prefix = ""
  /// It is inside a function that is read for one call, where names mean something else next time.
  var isInCall = false
}
