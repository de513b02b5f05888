/// The decision of a validator on a proposed value.
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

  /// The accepted value, or `nil` if the proposed value was rejected.
  public var accepted: Value? {
    switch self {
    case .valid(let value), .coerced(replacement: let value, _, _): value
    case .invalid: nil
    }
  }

  /// A Boolean value that indicates whether the proposed value was rejected.
  public var isInvalid: Bool { accepted == nil }

  /// The problem with the proposed value, if there is one.
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

/// A property that treats writes as proposals and accepts only the valid ones.
///
/// ```swift
/// let password = MutableProperty("")
/// let repeated = ValidatingProperty("", with: password) { proposal, password in
///   proposal == password ? .valid : .invalid("The passwords differ.")
/// }
/// repeated.result.observe { form.warning = $0.problem }
/// ```
///
/// When the other property of the validation changes, the last proposal is validated again.
@MainActor
@dynamicMemberLookup
public final class ValidatingProperty<Value, Problem>: Property<Value> {
  private let proposal: MutableProperty<Value>
  /// The outcome of the last proposal.
  public let result: Property<ValidationResult<Value, Problem>>

  /// Creates a property with an initial proposal.
  ///
  /// - Parameter validate: decides on a proposal; it must be pure.
  public convenience init(
    _ initial: Value, _ validate: @escaping (Value) -> ValidationDecision<Value, Problem>
  ) {
    self.init(initial, with: .constant(())) { proposal, _ in validate(proposal) }
  }

  /// Creates a property with an initial proposal, validated together with another property.
  ///
  /// - Parameters:
  ///   - other: another property on whose value the decision depends.
  ///   - validate: decides on a proposal; it must be pure.
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

  /// The last accepted value. Assigning a value proposes it.
  override public var value: Value {
    get { super.value }
    set { proposal.value = newValue }
  }
}
