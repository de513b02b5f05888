import RecurseCore

/// Content that a person shows and hides, below a title.
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
/// Enter, Space and a click open and close it; → opens, ← closes. What opens is scrolled into view as
/// far as there is room below the title. What is inside is asked for, and mounted, only while it is
/// open.
///
/// - Parameters:
///   - title: what the content is.
///   - path: the part of the state that says whether it is open.
///   - content: what is shown while it is.
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

/// Content that a person shows and hides, below a title. It is closed at first, and holds by itself
/// whether it is open.
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

/// Content that a person shows and hides, below a title.
@available(*, unavailable, message: "opening writes there: that part of the state has to be a var")
@MainActor
public func DisclosureGroup<Owner: Component>(
  _ title: String, isExpanded path: KeyPath<Owner.State, Bool>,
  @NodeBuilder<Owner> content: @escaping @MainActor () -> VirtualNode<Owner>
) -> VirtualNode<Owner> { fatalError() }

extension Role {
  /// What shows and hides the content below it.
  public static let disclosure = Role("disclosure")
}

/// A group that holds by itself whether it is open.
struct Disclosure: Component {
  let title: String
  let content: ContentNodes

  var initialState: Bool { false }

  func render(state: Bool) -> Node {
    VirtualNode(DisclosureElement(title: title), binding: \.self, to: \.isExpanded)
    if state { VStack(alignment: .stretch) { Content(content) }.padding(.leading, 2) }
  }
}
