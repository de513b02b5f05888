import RecurseCore

/// A control that selects any number of options.
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
/// The arrow keys move a cursor; Space and Enter select the option under it, or deselect it. Values
/// of the selection that match no option stay in it.
///
/// - Parameters:
///   - title: the title above the options; an empty string shows none.
///   - path: the key path to the values of the selected options.
///   - content: the options: content with a `tag`.
@MainActor
public func MultiPicker<Owner: Component, Value: Hashable>(
  _ title: String, selection path: WritableKeyPath<Owner.State, Set<Value>>,
  @PickerBuilder<Owner, Value> content: () -> [PickerOption<Owner, Value>]
) -> VirtualNode<Owner> {
  multiPicker(title, path, content())
}

/// A control that selects any number of elements of a collection.
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
    guard case .choose(let index) = event, let value = options.chosenValue(at: index) else {
      return
    }
    if state[keyPath: path].remove(value) == nil { state[keyPath: path].insert(value) }
  }
}

/// A control that selects any number of options.
@available(*, unavailable, message: "choosing writes there: that part of the state has to be a var")
@MainActor
public func MultiPicker<Owner: Component, Value: Hashable>(
  _ title: String, selection path: KeyPath<Owner.State, Set<Value>>,
  @PickerBuilder<Owner, Value> content: () -> [PickerOption<Owner, Value>]
) -> VirtualNode<Owner> { fatalError() }

/// A control that selects any number of elements of a collection.
@available(*, unavailable, message: "choosing writes there: that part of the state has to be a var")
@MainActor
public func MultiPicker<Owner: Component, Data: RandomAccessCollection>(
  _ title: String, selection path: KeyPath<Owner.State, Set<Data.Element>>, options: Data,
  @NodeBuilder<Owner> label: (Data.Element) -> VirtualNode<Owner>
) -> VirtualNode<Owner> where Data.Element: Hashable { fatalError() }
