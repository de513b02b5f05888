import RecurseCore

/// An option of a picker: its content, and the value that choosing it writes.
///
/// ```swift
/// Picker("Kind", selection: \.kind) {
///   Text("Large").tag(Kind.large)
///   Text("Small").tag(Kind.small)
/// }
/// ```
@MainActor
public struct PickerOption<Owner: Component, Value: Hashable> {
  let value: Value
  let node: VirtualNode<Owner>
  let isDisabled: Bool

  init(value: Value, node: VirtualNode<Owner>) {
    self.init(value: value, node: node, isDisabled: node.isDisabled)
  }

  private init(value: Value, node: VirtualNode<Owner>, isDisabled: Bool) {
    self.value = value
    self.node = node
    self.isDisabled = isDisabled
  }

  /// Disables an option: it is shown but cannot be chosen, and the arrow keys skip it.
  ///
  /// ```swift
  /// Text("A bucket").tag(3).disabled(state.isSoldOut)
  /// ```
  ///
  /// An option whose content is disabled is disabled too. A selection that already has the option's
  /// value keeps it.
  public func disabled(_ isDisabled: Bool = true) -> PickerOption {
    PickerOption(value: value, node: node, isDisabled: self.isDisabled || isDisabled)
  }
}

extension Array {
  /// Returns the value of the option that was chosen, unless it is disabled or was removed
  /// meanwhile.
  @MainActor
  func chosenValue<Owner, Value>(at index: Int) -> Value?
  where Element == PickerOption<Owner, Value> {
    indices.contains(index) && !self[index].isDisabled ? self[index].value : nil
  }
}

extension [Bool] {
  /// The indices of the options that cannot be chosen.
  var disabledIndices: [Int] { indices.filter { self[$0] } }
}

extension OwnedContent {
  /// Makes the content an option of a ``Picker(_:selection:style:content:)``, with the value that
  /// choosing it writes. A value of another type than the selection is a compile-time error.
  public func tag<Value: Hashable>(_ value: Value) -> PickerOption<Owner, Value> {
    PickerOption(value: value, node: node)
  }
}

extension Modifiable where Modified: StaticContent {
  /// Makes the content an option of a ``Picker(_:selection:style:content:)``, with the value that
  /// choosing it writes.
  @_disfavoredOverload
  public func tag<Owner: Component, Value: Hashable>(
    _ value: Value
  ) -> PickerOption<Owner, Value> {
    // A modifier without effect turns the content into a node of the owner.
    PickerOption(value: value, node: NodeBuilder<Owner>.buildExpression(disabled(false)))
  }
}

extension PickerOption {
  /// A mistake to report to the author: if two options have the same value, the second is never
  /// chosen.
  static func problem(of options: [PickerOption], in title: String) -> String? {
    #if DEBUG
      var values = Set<Value>()
      guard let twice = options.first(where: { !values.insert($0.value).inserted }) else {
        return nil
      }
      return "two options of the picker “\(title)” have the tag \(twice.value)"
    #else
      return nil
    #endif
  }
}

/// A result builder that collects the options of a picker. `if`, `switch` and `for` work as in a
/// body.
@MainActor
@resultBuilder
public enum PickerBuilder<Owner: Component, Value: Hashable> {
  public typealias Options = [PickerOption<Owner, Value>]

  public static func buildExpression(_ option: PickerOption<Owner, Value>) -> Options { [option] }
  public static func buildExpression(_ options: Options) -> Options { options }
  public static func buildBlock(_ options: Options...) -> Options { options.flatMap { $0 } }
  public static func buildOptional(_ options: Options?) -> Options { options ?? [] }
  public static func buildEither(first options: Options) -> Options { options }
  public static func buildEither(second options: Options) -> Options { options }
  public static func buildArray(_ options: [Options]) -> Options { options.flatMap { $0 } }
}

/// Creates options of a picker, one or more for each element of a collection.
@_disfavoredOverload
@MainActor
public func ForEach<Owner: Component, Value: Hashable, Data: Sequence>(
  _ data: Data,
  @PickerBuilder<Owner, Value> content: (Data.Element) -> [PickerOption<Owner, Value>]
) -> [PickerOption<Owner, Value>] where Data.Element: Identifiable { data.flatMap(content) }

/// Creates options of a picker, one or more for each element of a collection.
@_disfavoredOverload
@MainActor
public func ForEach<Owner: Component, Value: Hashable, Data: Sequence, ID: Hashable>(
  _ data: Data, id: KeyPath<Data.Element, ID>,
  @PickerBuilder<Owner, Value> content: (Data.Element) -> [PickerOption<Owner, Value>]
) -> [PickerOption<Owner, Value>] { data.flatMap(content) }
