/// What a validator says of a proposed value.
public enum ValidationDecision<Value, Problem> {
  /// It is taken as it is.
  case valid
  /// Another is taken in its place; the problem says why, where there is something to say.
  case coerced(Value, Problem?)
  /// It is not taken.
  case invalid(Problem)
}

/// What became of the last proposed value.
public enum ValidationResult<Value, Problem> {
  case valid(Value)
  case coerced(replacement: Value, proposed: Value, Problem?)
  case invalid(proposed: Value, Problem)

  /// The value that was taken, or nil.
  public var accepted: Value? {
    switch self {
    case .valid(let value), .coerced(replacement: let value, _, _): value
    case .invalid: nil
    }
  }

  /// Whether the proposal was not taken.
  public var isInvalid: Bool { accepted == nil }

  /// What is wrong with the proposal, where something is.
  public var problem: Problem? {
    switch self {
    case .valid: nil
    case .coerced(_, _, let problem): problem
    case .invalid(_, let problem): problem
    }
  }
}

extension ValidationDecision: Equatable where Value: Equatable, Problem: Equatable {}
extension ValidationResult: Equatable where Value: Equatable, Problem: Equatable {}

/// A property whose writes are proposals: it takes the valid ones.
///
/// ```swift
/// let password = MutableProperty("")
/// let repeated = ValidatingProperty("", with: password) { proposal, password in
///   proposal == password ? .valid : .invalid("The passwords differ.")
/// }
/// repeated.result.observe { form.warning = $0.problem }
/// ```
///
/// When the property that it is validated with changes, the last proposal is judged again.
@MainActor
@dynamicMemberLookup
public final class ValidatingProperty<Value, Problem>: Property<Value> {
  private let proposal: MutableProperty<Value>
  /// What became of the last proposal.
  public let result: Property<ValidationResult<Value, Problem>>

  /// - Parameter validate: judges a proposal; it must be pure.
  public convenience init(
    _ initial: Value, _ validate: @escaping (Value) -> ValidationDecision<Value, Problem>
  ) {
    self.init(initial, with: .constant(())) { proposal, _ in validate(proposal) }
  }

  /// - Parameters:
  ///   - other: what the judgement depends on as well.
  ///   - validate: judges a proposal; it must be pure.
  public init<Other>(
    _ initial: Value, with other: Property<Other>,
    _ validate: @escaping (Value, Other) -> ValidationDecision<Value, Problem>
  ) {
    proposal = MutableProperty(initial)
    result = RecurseReactive.combineLatest(proposal, other) { proposed, other in
      switch validate(proposed, other) {
      case .valid: .valid(proposed)
      case .coerced(let replacement, let problem):
        .coerced(replacement: replacement, proposed: proposed, problem)
      case .invalid(let problem): .invalid(proposed: proposed, problem)
      }
    }
    super.init(
      node: ScanNode(result.node, initial: initial) { taken, result in result.accepted ?? taken })
  }

  /// The last value that was taken. Writing it proposes another.
  override public var value: Value {
    get { super.value }
    set { proposal.value = newValue }
  }
}
