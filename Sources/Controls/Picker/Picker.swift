import RecurseCore

/// A control that selects one of several options.
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
/// Enter, Space, ↓, and any letter that no command of the app uses open the options; a letter also
/// searches them. The highlighted option is the one that the state selects. If the selection
/// matches no option, none is highlighted, and the first arrow key chooses one. Rendering a picker
/// is O(options).
///
/// - Parameters:
///   - title: the title of the choice.
///   - path: the key path to the value of the selected option.
///   - style: the appearance of the picker.
///   - content: the options: content with a `tag`.
@MainActor
public func Picker<Owner: Component, Value: Hashable>(
  _ title: String, selection path: WritableKeyPath<Owner.State, Value>,
  style: PickerStyle = .menu,
  @PickerBuilder<Owner, Value> content: () -> [PickerOption<Owner, Value>]
) -> VirtualNode<Owner> {
  Choice(title: title, path: path, options: content(), value: { $0 }, makeSelection: { $0 })
    .node(style)
}

/// A control that selects one element of a collection.
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
    value: { $0 }, makeSelection: { $0 }
  ).node(style)
}

/// A control that selects one element of a collection, or none until one is chosen.
///
/// ```swift
/// Picker("Favourite", selection: \.favourite, options: Kind.allCases, prompt: "Any") {
///   Text($0.name)
/// }
/// ```
///
/// - Parameters:
///   - title: the title of the choice.
///   - path: the key path to the selected element, or `nil`.
///   - options: the elements to choose from.
///   - prompt: the text that the button of a menu shows while nothing is chosen; by default an
///     ellipsis.
///   - style: the appearance of the picker.
///   - label: the content that shows an element.
@MainActor
public func Picker<Owner: Component, Data: RandomAccessCollection>(
  _ title: String, selection path: WritableKeyPath<Owner.State, Data.Element?>, options: Data,
  prompt: String? = nil, style: PickerStyle = .menu,
  @NodeBuilder<Owner> label: (Data.Element) -> VirtualNode<Owner>
) -> VirtualNode<Owner> where Data.Element: Hashable {
  Choice(
    title: title, prompt: prompt, isOptional: true, path: path,
    options: options.map { PickerOption(value: $0, node: label($0)) },
    value: { $0 }, makeSelection: { .some($0) }
  ).node(style)
}

/// The appearance of a picker.
public enum PickerStyle: Hashable, Sendable {
  /// A button with the text of the selected option, which opens a list of all options below it: `[
  /// Large ▾ ]`. Typing filters the list.
  case menu
  /// A vertical list of all options; the selected one has a dot: `(•) Large`.
  case radioGroup
  /// A row of all options, as text only: `[Large]│ Small `.
  case segmented
  /// A vertical list of all options, in the form of list rows.
  case inline
}

extension Role {
  /// A choice of one or more among several options.
  public static let picker = Role("picker")
}

// These overloads report a key path that cannot be written, or a typo in one, at the place of the
// call.

/// A control that selects one of several options.
@available(*, unavailable, message: "choosing writes there: that part of the state has to be a var")
@MainActor
public func Picker<Owner: Component, Value: Hashable>(
  _ title: String, selection path: KeyPath<Owner.State, Value>, style: PickerStyle = .menu,
  @PickerBuilder<Owner, Value> content: () -> [PickerOption<Owner, Value>]
) -> VirtualNode<Owner> { fatalError() }

/// A control that selects one element of a collection.
@available(*, unavailable, message: "choosing writes there: that part of the state has to be a var")
@MainActor
public func Picker<Owner: Component, Data: RandomAccessCollection>(
  _ title: String, selection path: KeyPath<Owner.State, Data.Element>, options: Data,
  style: PickerStyle = .menu,
  @NodeBuilder<Owner> label: (Data.Element) -> VirtualNode<Owner>
) -> VirtualNode<Owner> where Data.Element: Hashable { fatalError() }
