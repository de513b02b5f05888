import RecurseCore

/// A choice of one among several.
///
/// ```swift
/// Picker("Kind", selection: \.kind) {
///   ForEach(Kind.allCases) { kind in Text(kind.name).tag(kind) }
/// }
/// Picker("Size", selection: \.size, style: .segmented) {
///   Text("S").tag(1)
///   Text("M").tag(2)
/// }
/// ```
///
///     Kind [ Large ▾ ]
///
/// Enter, Space, ↓ and a letter that no command of the app has open the options; a letter looks for one.
/// What is highlighted is what the state says is selected. A selection that no option has shows
/// none, and the first arrow chooses. Rendering it is O(options).
///
/// - Parameters:
///   - title: what is chosen.
///   - path: the part of the state that holds the value of the chosen option.
///   - style: what it looks like.
///   - content: the options: content with a `tag`.
@MainActor
public func Picker<Owner: Component, Value: Hashable>(
  _ title: String, selection path: WritableKeyPath<Owner.State, Value>,
  style: PickerStyle = .menu,
  @PickerBuilder<Owner, Value> content: () -> [PickerOption<Owner, Value>]
) -> VirtualNode<Owner> {
  Choice(title: title, path: path, options: content(), index: { $0 }, selection: { $0 })
    .node(style)
}

/// A choice of one among the elements of a collection.
///
/// ```swift
/// Picker("Kind", selection: \.kind, options: Kind.allCases) { Text($0.name) }
/// ```
@MainActor
public func Picker<Owner: Component, Data: RandomAccessCollection>(
  _ title: String, selection path: WritableKeyPath<Owner.State, Data.Element>, options: Data,
  style: PickerStyle = .menu,
  @NodeBuilder<Owner> label: (Data.Element) -> VirtualNode<Owner>
) -> VirtualNode<Owner> where Data.Element: Hashable {
  Choice(
    title: title, path: path, options: options.map { PickerOption(value: $0, node: label($0)) },
    index: { $0 }, selection: { $0 }
  ).node(style)
}

/// A choice of one among the elements of a collection, or of none as long as nothing is chosen.
///
/// ```swift
/// Picker("Favourite", selection: \.favourite, options: Kind.allCases, prompt: "Any") { Text($0.name) }
/// ```
///
/// - Parameters:
///   - title: what is chosen.
///   - path: the part of the state that holds the chosen element, or `nil`.
///   - options: what can be chosen.
///   - prompt: what the button of a menu shows while nothing is chosen; by default an ellipsis.
///   - style: what it looks like.
///   - label: what an element looks like.
@MainActor
public func Picker<Owner: Component, Data: RandomAccessCollection>(
  _ title: String, selection path: WritableKeyPath<Owner.State, Data.Element?>, options: Data,
  prompt: String? = nil, style: PickerStyle = .menu,
  @NodeBuilder<Owner> label: (Data.Element) -> VirtualNode<Owner>
) -> VirtualNode<Owner> where Data.Element: Hashable {
  Choice(
    title: title, prompt: prompt, isOptional: true, path: path,
    options: options.map { PickerOption(value: $0, node: label($0)) },
    index: { $0 }, selection: { .some($0) }
  ).node(style)
}

/// What a picker looks like.
public enum PickerStyle: Hashable, Sendable {
  /// A button with the text of the chosen option, which shows them all below it: `[ Large ▾ ]`.
  /// What is typed there filters them.
  case menu
  /// All options below each other, the chosen one with a dot: `(•) Large`.
  case radioGroup
  /// All options beside each other, by their text alone: `[Large]│ Small `.
  case segmented
  /// All options below each other, as the rows of a list.
  case inline
}

extension Role {
  /// A choice of one or more among several.
  public static let picker = Role("picker")
}

// A path that cannot be written is reported where it is, and so is a typo in one.

/// A choice of one among several.
@available(*, unavailable, message: "choosing writes there: that part of the state has to be a var")
@MainActor
public func Picker<Owner: Component, Value: Hashable>(
  _ title: String, selection path: KeyPath<Owner.State, Value>, style: PickerStyle = .menu,
  @PickerBuilder<Owner, Value> content: () -> [PickerOption<Owner, Value>]
) -> VirtualNode<Owner> { fatalError() }

/// A choice of one among the elements of a collection.
@available(*, unavailable, message: "choosing writes there: that part of the state has to be a var")
@MainActor
public func Picker<Owner: Component, Data: RandomAccessCollection>(
  _ title: String, selection path: KeyPath<Owner.State, Data.Element>, options: Data,
  style: PickerStyle = .menu,
  @NodeBuilder<Owner> label: (Data.Element) -> VirtualNode<Owner>
) -> VirtualNode<Owner> where Data.Element: Hashable { fatalError() }
