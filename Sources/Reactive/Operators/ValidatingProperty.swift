/// The decision of a validator about a proposed value.
public enum ValidationDecision<Value, Problem> {
  /// The value is accepted.
  case valid
  /// Another value is accepted in its place; the problem may say why.
  case coerced(Value, Problem?)
  /// The value is rejected.
  case invalid(Problem)
}

/// The outcome of the last proposed value.
public enum ValidationResult<Value, Problem> {
  /// The proposed value was accepted.
  case valid(Value)
  /// Another value was accepted in its place.
  case coerced(replacement: Value, proposed: Value, Problem?)
  /// The proposed value was rejected.
  case invalid(proposed: Value, Problem)

  /// The value that was accepted, or `nil`.
  public var accepted: Value? {
    switch self {
    case .valid(let value), .coerced(replacement: let value, _, _): value
    case .invalid: nil
    }
  }

  /// Whether the proposed value was rejected.
  public var isInvalid: Bool { accepted == nil }

  /// The problem with the proposed value, if any.
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

/// A property whose writes are proposals: it accepts the valid ones.
///
/// ```swift
/// let password = MutableProperty("")
/// let repeated = ValidatingProperty("", with: password) { proposal, password in
///   proposal == password ? .valid : .invalid("The passwords differ.")
/// }
/// repeated.result.observe { form.warning = $0.problem }
/// ```
///
/// When the property that it is validated with changes, the last proposal is validated again.
@MainActor
@dynamicMemberLookup
public final class ValidatingProperty<Value, Problem>: Property<Value> {
  private let proposal: MutableProperty<Value>
  /// The outcome of the last proposal.
  public let result: Property<ValidationResult<Value, Problem>>

  /// A property with a first proposal.
  ///
  /// - Parameter validate: decides about a proposal; it must be pure.
  public convenience init(
    _ initial: Value, _ validate: @escaping (Value) -> ValidationDecision<Value, Problem>
  ) {
    self.init(initial, with: .constant(())) { proposal, _ in validate(proposal) }
  }

  /// A property with a first proposal, validated together with another property.
  ///
  /// - Parameters:
  ///   - other: the property whose value the decision depends on as well.
  ///   - validate: decides about a proposal; it must be pure.
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
      node: ScanNode(result.node, initial: initial) { accepted, result in
        result.accepted ?? accepted
      })
  }

  /// The last value that was accepted. Writing it proposes another.
  override public var value: Value {
    get { super.value }
    set { proposal.value = newValue }
  }
}
