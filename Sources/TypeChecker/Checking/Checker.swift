import Diagnostics
import Hashing
import Parser

/// Checks the declarations of a module. Its parts are in extensions, one for each kind of syntax.
struct Checker {
  let files: [SourceFile]
  let options: CompileOptions
  var library = Library()
  var module = CheckedModule()
  var diagnostics: [Diagnostic] = []

  /// Names in scope, the innermost last.
  var scopes: [HashMap<String, Symbol>] = []
  var context = BodyContext()

  /// Parameters of type `Binding<T>`, which are used like bindings of the configuration.
  var bindingParameters: HashSet<SourceSpan> = []

  /// How well the expression that is being checked fits what is asked of it.
  var score = FitScore()
  /// Greater than 0 while overloads are tried: blocks of views are passed over.
  var trialDepth = 0
  /// A block of views was passed over since the trial began.
  var skippedViews = false
  /// What the trials of one expression may still cost, so that no input takes exponential time.
  var trialBudget = Checker.trialLimit
  static let trialLimit = 3_000
  var trialCache: HashMap<TrialKey, TrialResult> = [:]
  /// Inside a trial, whether what it says may be told to somebody. Most trials only ask which
  /// overload fits; to look for near names for what the others would say took most of the time.
  var explainsTrials = false

  var candidateCache = CandidateCache()
  var overloadCache = OverloadCache()

  /// Where the module's declarations lie in `CheckedModule`, by name.
  var tables = NameTables()
  /// What a chain modifier that was just refused needs: `available(iOS 26)`.
  var missingAvailability: String?
  /// Inside a `when`, where a modifier must be known with its parameters.
  var isInWhen = false
  /// Declarations whose name is refused, so that nothing else is said of them.
  var refusedNames: HashSet<SourceSpan> = []
  /// How many known names may still be compared with unknown ones, so that a file full of mistakes
  /// takes linear time.
  var suggestionBudget = 400_000

  struct TrialKey: FastHashable {
    var span: SourceSpan
    var hint: Type?
    var isBase: Bool
    var explains: Bool

    var fastHash: UInt {
      mixed(span.fastHash, (hint?.fastHash ?? 0) ^ (isBase ? 1 : 0) ^ (explains ? 2 : 0))
    }
  }

  struct TrialResult {
    var expression: CheckedExpression
    var diagnostics: [Diagnostic]
    var score: FitScore
    var skippedViews: Bool
  }

  /// Where the stack stood when the check began.
  private let stackBase: UInt

  init(files: [SourceFile], options: CompileOptions) {
    self.files = files
    self.options = options
    stackBase = Checker.stackPosition()
  }

  @inline(never)
  private static func stackPosition() -> UInt {
    var marker: UInt8 = 0
    return withUnsafeMutablePointer(to: &marker) { UInt(bitPattern: $0) }
  }

  /// Whether so much is nested that the stack would not do; reports it.
  mutating func isTooDeep(_ span: SourceSpan) -> Bool {
    let position = Checker.stackPosition()
    let used = position < stackBase ? stackBase - position : position - stackBase
    guard used > UInt(options.stackLimit) else { return false }
    report(.expressionTooComplex(span))
    return true
  }

  // MARK: - Reporting

  mutating func report(_ diagnostic: Diagnostic) {
    if diagnostic.severity == .error, diagnostic.id != .notAvailable { score.errors += 1 }
    // A type and its initialiser say the same of their availability.
    if let last = diagnostics.last, last.id == diagnostic.id, last.span == diagnostic.span,
      last.message == diagnostic.message
    {
      return
    }
    diagnostics.append(diagnostic)
  }

  // MARK: - Scopes

  mutating func withScope<Result>(
    _ symbols: [Symbol] = [], _ body: (inout Checker) -> Result
  ) -> Result {
    var frame: HashMap<String, Symbol> = [:]
    for symbol in symbols { frame[symbol.reference.name] = symbol }
    return withScope(frame, body)
  }

  mutating func withScope<Result>(
    _ frame: HashMap<String, Symbol>, _ body: (inout Checker) -> Result
  ) -> Result {
    scopes.append(frame)
    // What was tried stays true where no name changes.
    guard !frame.isEmpty else {
      defer { scopes.removeLast() }
      return body(&self)
    }
    let cached = trialCache
    trialCache = [:]
    defer {
      scopes.removeLast()
      trialCache = cached
    }
    return body(&self)
  }

  mutating func declare(_ symbol: Symbol) {
    scopes[scopes.count - 1][symbol.reference.name] = symbol
    trialCache.removeAll(keepingCapacity: true)
  }

  func symbol(_ name: String) -> Symbol? {
    let hash = name.fastHash
    for index in scopes.indices.reversed() {
      if let symbol = scopes[index].value(name, hash: hash) { return symbol }
    }
    return nil
  }

  /// A name that a closure's parameter, `if let` or `case let` gives.
  func constant(_ name: NameSyntax, _ type: Type) -> Symbol {
    Symbol(reference: Reference(.constant, name.text, name.span), type: type)
  }

  // MARK: - Trials

  /// Whether to look for near names of unknown ones.
  var makesSuggestions: Bool {
    suggestionBudget > 0 && (trialDepth == 0 || explainsTrials)
  }

  /// Whether what is reported is told to nobody: only how much there is of it is asked for.
  var isSilent: Bool { trialDepth > 0 && !explainsTrials }

  /// What a check gives and what it would say, without saying it; with near names only if it
  /// `explains`, or is part of an attempt that does.
  mutating func attempt<Result>(
    explains: Bool = true, _ body: (inout Checker) -> Result
  ) -> (result: Result, diagnostics: [Diagnostic], score: FitScore, skippedViews: Bool) {
    let savedScore = score
    let savedSkipped = skippedViews
    let count = diagnostics.count
    score = FitScore()
    skippedViews = false
    // What used it up once would do so again at every level.
    if trialDepth == 0, trialBudget > 0 { trialBudget = Checker.trialLimit }
    if trialDepth == 0 { explainsTrials = explains }
    trialDepth += 1
    trialBudget -= 1
    let result = body(&self)
    trialDepth -= 1
    var said: [Diagnostic] = []
    if count < diagnostics.count {
      said = Array(diagnostics[count...])
      diagnostics.removeSubrange(count...)
    }
    let reached = score
    let skipped = skippedViews
    score = savedScore
    skippedViews = savedSkipped || (trialDepth > 0 && skipped)
    return (result, said, reached, skipped)
  }

  /// Takes over what an attempt found.
  mutating func adopt(_ said: [Diagnostic], _ reached: FitScore) {
    diagnostics += said
    score.errors += reached.errors
    score.unavailable += reached.unavailable
    score.disfavoured += reached.disfavoured
    score.conversions += reached.conversions
    score.literals += reached.literals
    score.optionals += reached.optionals
    score.generics += reached.generics
    score.defaults += reached.defaults
    score.deprecated += reached.deprecated
  }

  func error(_ span: SourceSpan) -> CheckedExpression {
    CheckedExpression(.error, .error, span)
  }

  /// The text of a place in the source.
  func text(_ span: SourceSpan) -> String {
    if span.file == SourceSpan.catalogueFile, span.end <= library.catalogue.bytes.count {
      let range = Int(span.start)..<Int(span.end)
      return String(decoding: library.catalogue.bytes[range], as: UTF8.self)
    }
    guard span.file >= 0, Int(span.file) < files.count else { return "" }
    return files[Int(span.file)].text(span)
  }
}
