import Diagnostics
import TypeChecker

/// What reading a style finds: what varies in it, and the conditions that it asks.
struct UnitReading {
  /// One value that a view or modifier is given.
  struct Column {
    /// The view, as short as it can be told: `label`, `Circle()`.
    var view: String
    /// `opacity`, `padding(.horizontal)`; "" for the view itself.
    var modifier: String
    /// The argument's label; "" for none.
    var argument: String
    /// Of the modifier.
    var span: SourceSpan
    /// Nil where telling it would cost too much.
    var node: DecisionDiagram.Node?
  }

  /// One element of a head.
  struct Part {
    var span: SourceSpan
    var node: DecisionDiagram.Node
    /// It gives a name, so it is needed even where it always holds.
    var isBinding = false
  }

  /// A condition with those around it.
  struct Condition {
    /// The parts of a head, one after another.
    var parts: [Part]
    /// What holds wherever it is asked.
    var context: DecisionDiagram.Node
    /// A case of a `switch` is only looked at together with `never`s and what is around it.
    var isCase = false
  }

  /// A chain with `when`s.
  struct Chain {
    struct When {
      var span: SourceSpan
      var node: DecisionDiagram.Node
      /// It gives names to what its block mentions.
      var hasNames: Bool
    }

    var whens: [When]
    var context: DecisionDiagram.Node
    var arguments: [Argument] = []
  }

  /// An argument that `when`s of its chain vary.
  struct Argument {
    struct Alternative {
      var when: Int
      var span: SourceSpan
      var node: DecisionDiagram.Node
      /// It means something else outside of its block.
      var isLocal: Bool
    }

    /// The link of the chain that it belongs to.
    var link: Int
    var name: String
    var label: String
    var span: SourceSpan
    /// Nil where the environment's value is left as it is.
    var base: DecisionDiagram.Node?
    /// The base is what the block that inserts the modifier gives.
    var keepsGivenValue: Bool
    var alternatives: [Alternative]
  }

  var columns: [Column] = []
  var conditions: [Condition] = []
  var chains: [Chain] = []
  /// What `never`s leave.
  var possible = DecisionDiagram.yes
  /// The `never`s, each with where it stands.
  var nevers: [(span: SourceSpan, node: DecisionDiagram.Node)] = []

  /// Forgets all of it; the room for it stays.
  mutating func removeAll() {
    columns.removeAll(keepingCapacity: true)
    conditions.removeAll(keepingCapacity: true)
    chains.removeAll(keepingCapacity: true)
    possible = DecisionDiagram.yes
    nevers.removeAll(keepingCapacity: true)
  }
}
