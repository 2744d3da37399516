import Diagnostics
import Hashing
import Parser

/// A chain while it is checked: its links with the declarations that they call, so that a `when`
/// can be read as a call of the same ones.
struct ChainBuilder {
  struct Link {
    var link: CheckedLink
    /// What a `when` can address: nil for choices, animations and what is taken as given.
    var target: Target?
  }

  /// A modifier as a `when` sees it. A class, since each `when` looks at all of them.
  final class Target {
    let name: String
    let candidate: Checker.Candidate
    /// The parameter that each argument of the call is for.
    var parameters: [Int]
    /// What selects: the selecting parameter's name and the text of its argument.
    let selection: HashMap<String, String>
    /// A `when` inserted it.
    var isInserted = false
    /// The blocks that name it.
    var whens: HashSet<Int> = []
    let span: SourceSpan

    init(
      name: String, candidate: Checker.Candidate, parameters: [Int],
      selection: HashMap<String, String>, span: SourceSpan
    ) {
      self.name = name
      self.candidate = candidate
      self.parameters = parameters
      self.selection = selection
      self.span = span
    }
  }

  var links: [Link] = []
  var whens: [CheckedWhen] = []
  /// The type that the next modifier is applied to.
  var receiver: Type
  /// Inside a fixed choice: the modifiers of the chain around it, which `when`s here cannot see.
  var outer: [Target] = []
  /// What stands before the chain, for `animate`.
  var lead: [CheckedExpression] = []
  /// Where the `when` begins that is looked at: a base for what it inserts stands before it.
  var outermostWhen: SourceSpan?
  /// `when`s of the chain around a fixed choice, and those inside the choices of this one.
  var isInChoice = false
}
