import RecurseCore

/// A sidebar beside details, with a divider that a person moves.
///
/// ```swift
/// NavigationSplitView(sidebarWidth: \.width, showsDetail: \.showsFile) {
///   List(\.files, selection: \.selected) { file in
///     Text(file.name).onSelect { $0.showsFile = true }
///   }
/// } detail: {
///   FileView(file: state.selectedFile)
/// }
/// ```
///
///     README.md │# Recurse
///     LICENSE   │
///               │Terminal apps in Swift.
///
/// The divider is dragged; with the focus, which Tab brings, ← and → move it a column, with Shift, or
/// Page Up and Page Down, ten, and Home and End to its bounds. Escape takes a drag back. The sidebar
/// has at least 8 columns, the details at least 20. Where the window is too small for the width of
/// the state, less is shown and nothing is written: the width is back when the window is.
///
/// In less than 40 columns one of both is shown. The divider is then at the edge with an angle: Enter,
/// ←, → and a click there show the other one, and Escape in the details leads back to the sidebar. What
/// is not shown keeps its state. It fills the room that there is.
///
/// - Parameters:
///   - path: the part of the state with the width of the sidebar, in columns.
///   - showsDetail: the part of the state that says which one is in use: it is shown where there is room
///     for one. Where both are shown it follows the focus, and a press that writes it, by Enter, Space, a
///     click or a button for Escape, moves the focus to that part. Without it the view knows by itself,
///     the sidebar at first.
///   - sidebar: what is at the leading edge.
///   - detail: what is beside it.
@MainActor
public func NavigationSplitView<Owner: Component>(
  sidebarWidth path: WritableKeyPath<Owner.State, Int>,
  showsDetail: WritableKeyPath<Owner.State, Bool>? = nil,
  @NodeBuilder<Owner> sidebar: () -> VirtualNode<Owner>,
  @NodeBuilder<Owner> detail: () -> VirtualNode<Owner>
) -> VirtualNode<Owner> {
  splitView(path, showsDetail, sidebar().contentNodes, detail().contentNodes)
}

/// A sidebar beside details, with a divider that a person moves. It holds the width by itself, at
/// first 24 columns.
///
/// ```swift
/// NavigationSplitView {
///   Text("Files")
/// } detail: {
///   Text("A file")
/// }
/// ```
@MainActor
public func NavigationSplitView<Owner: Component>(
  showsDetail: WritableKeyPath<Owner.State, Bool>? = nil,
  @NodeBuilder<Owner> sidebar: () -> VirtualNode<Owner>,
  @NodeBuilder<Owner> detail: () -> VirtualNode<Owner>
) -> VirtualNode<Owner> {
  splitView(nil, showsDetail, sidebar().contentNodes, detail().contentNodes)
}

/// A sidebar beside details, with a divider that a person moves.
@available(*, unavailable, message: "a drag writes there: that part of the state has to be a var")
@MainActor
public func NavigationSplitView<Owner: Component>(
  sidebarWidth path: KeyPath<Owner.State, Int>, showsDetail: KeyPath<Owner.State, Bool>? = nil,
  @NodeBuilder<Owner> sidebar: () -> VirtualNode<Owner>,
  @NodeBuilder<Owner> detail: () -> VirtualNode<Owner>
) -> VirtualNode<Owner> { fatalError() }

/// A sidebar beside details, with a divider that a person moves.
@available(
  *, unavailable, message: "going back writes there: that part of the state has to be a var"
)
@MainActor
public func NavigationSplitView<Owner: Component>(
  showsDetail: KeyPath<Owner.State, Bool>,
  @NodeBuilder<Owner> sidebar: () -> VirtualNode<Owner>,
  @NodeBuilder<Owner> detail: () -> VirtualNode<Owner>
) -> VirtualNode<Owner> { fatalError() }

@MainActor
private func splitView<Owner: Component>(
  _ width: WritableKeyPath<Owner.State, Int>?, _ showsDetail: WritableKeyPath<Owner.State, Bool>?,
  _ sidebar: ContentNodes, _ detail: ContentNodes
) -> VirtualNode<Owner> {
  VStack(alignment: .stretch) {
    Reading(\Owner.State.self) { state in
      SplitColumns(
        width: width.map { state[keyPath: $0] },
        showsDetail: showsDetail.map { state[keyPath: $0] },
        sidebar: sidebar, detail: detail
      )
      .on { state, change in
        switch change {
        case .width(let columns): if let width { state[keyPath: width] = columns }
        case .shows(let detail): if let showsDetail { state[keyPath: showsDetail] = detail }
        }
      }
    }
  }
  .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
}

extension Role {
  /// A line between two parts that a person moves.
  public static let separator = Role("separator")
}
