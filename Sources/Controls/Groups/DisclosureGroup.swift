import RecurseCore

/// Content below a title, which the user shows and hides.
///
/// ```swift
/// DisclosureGroup("Advanced", isExpanded: \.showsAdvanced) {
///   Toggle("Verbose", isOn: \.isVerbose)
/// }
/// ```
///
///     ▾ Advanced
///       [x] Verbose
///
/// Enter, Space and a click open and close the group; → opens it, ← closes it. When the group
/// opens, its content is scrolled into view as far as there is room below the title. The content is
/// built and mounted only while the group is open.
///
/// - Parameters:
///   - title: the title of the content.
///   - path: the key path to the part of the state that says whether the group is open.
///   - content: the content shown while the group is open.
@MainActor
public func DisclosureGroup<Owner: Component>(
  _ title: String, isExpanded path: WritableKeyPath<Owner.State, Bool>,
  @NodeBuilder<Owner> content: @escaping @MainActor () -> VirtualNode<Owner>
) -> VirtualNode<Owner> {
  VStack(alignment: .stretch) {
    VirtualNode(DisclosureElement(title: title), binding: path, to: \.isExpanded)
    Reading(path) { isExpanded in
      if isExpanded { VStack(alignment: .stretch, content: content).padding(.leading, 2) }
    }
  }
}

/// Content below a title, which the user shows and hides. The group is closed at first, and keeps
/// its own state.
///
/// ```swift
/// DisclosureGroup("More") { Text("A long story.") }
/// ```
@MainActor
public func DisclosureGroup<Owner: Component>(
  _ title: String, @NodeBuilder<Owner> content: @escaping @MainActor () -> VirtualNode<Owner>
) -> VirtualNode<Owner> {
  let inside = Reading(\Owner.State.self) { _ in content() }.contentNodes
  return VStack(alignment: .stretch) { Disclosure(title: title, content: inside) }
}

/// Content below a title, which the user shows and hides.
@available(*, unavailable, message: "opening writes there: that part of the state has to be a var")
@MainActor
public func DisclosureGroup<Owner: Component>(
  _ title: String, isExpanded path: KeyPath<Owner.State, Bool>,
  @NodeBuilder<Owner> content: @escaping @MainActor () -> VirtualNode<Owner>
) -> VirtualNode<Owner> { fatalError() }

extension Role {
  /// A control that shows and hides the content below it.
  public static let disclosure = Role("disclosure")
}

/// A group that keeps its own state of being open.
struct Disclosure: Component {
  let title: String
  let content: ContentNodes

  var initialState: Bool { false }

  func render(state: Bool) -> Node {
    VirtualNode(DisclosureElement(title: title), binding: \.self, to: \.isExpanded)
    if state { VStack(alignment: .stretch) { Content(content) }.padding(.leading, 2) }
  }
}
