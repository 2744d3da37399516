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

  var names = Names()
  /// The index in `CheckedModule.configurations`; nil outside of styles.
  var configuration: Int?
  /// The functions that can be called by name.
  var functions: [CheckedFunction] = []
  /// What stands before the names of states that each part has of its own.
  var prefix = ""
  /// It is inside a function that is read for one call, where names mean something else next time.
  var isInCall = false

  /// What names stand for. Each `let` has a scope of its own, with the names before it: scopes have most
  /// of them in common, so that a thousand `let`s do not take a thousand tables of a thousand names.
  struct Names {
    /// Nil: it stands for nothing any more, whatever it stood for further out.
    private var recent: HashMap<String, Meaning?> = [:]
    private var outer: Frame?

    private final class Frame {
      let names: HashMap<String, Meaning?>
      let outer: Frame?

      init(_ names: HashMap<String, Meaning?>, _ outer: Frame?) {
        self.names = names
        self.outer = outer
      }
    }

    /// How many names a frame has.
    private static let most = 16

    subscript(name: String) -> Meaning? {
      get {
        if let meaning = recent[name] { return meaning }
        var frame = outer
        while let current = frame {
          if let meaning = current.names[name] { return meaning }
          frame = current.outer
        }
        return nil
      }
      set {
        if recent.count == Self.most {
          outer = Frame(recent, outer)
          recent = [:]
        }
        recent.updateValue(newValue, forKey: name)
      }
    }
  }
}
