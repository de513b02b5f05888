import RecurseCore

/// A choice of any number among several.
///
/// ```swift
/// MultiPicker("Days", selection: \.days) {
///   ForEach(Day.allCases) { day in Text(day.name).tag(day) }
/// }
/// ```
///
///     Days
///     [x] Monday
///     [ ] Tuesday
///
/// The arrows move a cursor, Space and Enter choose what it is on, or leave it out again. Values of
/// the selection that no option has stay in it.
///
/// - Parameters:
///   - title: what is chosen; above the options, unless it is empty.
///   - path: the part of the state that holds the values of the chosen options.
///   - content: the options: content with a `tag`.
@MainActor
public func MultiPicker<Owner: Component, Value: Hashable>(
  _ title: String, selection path: WritableKeyPath<Owner.State, Set<Value>>,
  @PickerBuilder<Owner, Value> content: () -> [PickerOption<Owner, Value>]
) -> VirtualNode<Owner> {
  multiPicker(title, path, content())
}

/// A choice of any number among the elements of a collection.
///
/// ```swift
/// MultiPicker("Days", selection: \.days, options: Day.allCases) { Text($0.name) }
/// ```
@MainActor
public func MultiPicker<Owner: Component, Data: RandomAccessCollection>(
  _ title: String, selection path: WritableKeyPath<Owner.State, Set<Data.Element>>,
  options: Data, @NodeBuilder<Owner> label: (Data.Element) -> VirtualNode<Owner>
) -> VirtualNode<Owner> where Data.Element: Hashable {
  multiPicker(title, path, options.map { PickerOption(value: $0, node: label($0)) })
}

@MainActor
private func multiPicker<Owner: Component, Value: Hashable>(
  _ title: String, _ path: WritableKeyPath<Owner.State, Set<Value>>,
  _ options: [PickerOption<Owner, Value>]
) -> VirtualNode<Owner> {
  let texts = options.map(\.node.accessibilityText)
  return VirtualNode(
    OptionsElement(
      label: title, mark: .check, texts: texts,
      disabled: options.map(\.isDisabled).disabledIndices,
      problem: PickerOption.problem(of: options, in: title)),
    children: OptionRow.rows(options, texts, below: title, mark: .check)
  ) { list, state in
    let selected = state[keyPath: path]
    list.chosen = options.indices.filter { selected.contains(options[$0].value) }
  } on: { state, event, _ in
    guard case .choose(let index) = event, options.indices.contains(index),
      !options[index].isDisabled
    else { return }
    let value = options[index].value
    if state[keyPath: path].remove(value) == nil { state[keyPath: path].insert(value) }
  }
}

/// A choice of any number among several.
@available(*, unavailable, message: "choosing writes there: that part of the state has to be a var")
@MainActor
public func MultiPicker<Owner: Component, Value: Hashable>(
  _ title: String, selection path: KeyPath<Owner.State, Set<Value>>,
  @PickerBuilder<Owner, Value> content: () -> [PickerOption<Owner, Value>]
) -> VirtualNode<Owner> { fatalError() }

/// A choice of any number among the elements of a collection.
@available(*, unavailable, message: "choosing writes there: that part of the state has to be a var")
@MainActor
public func MultiPicker<Owner: Component, Data: RandomAccessCollection>(
  _ title: String, selection path: KeyPath<Owner.State, Set<Data.Element>>, options: Data,
  @NodeBuilder<Owner> label: (Data.Element) -> VirtualNode<Owner>
) -> VirtualNode<Owner> where Data.Element: Hashable { fatalError() }
