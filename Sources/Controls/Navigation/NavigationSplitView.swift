import RecurseCore

/// A sidebar beside a detail view, with a divider that the user moves.
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
/// The user drags the divider, or moves it by keys while it has the focus, which it gets by Tab. It
/// moves by one column with ← and →, and by ten with Shift and ← or →, Page Up and Page Down. Home
/// and End move it to its bounds. Escape undoes a drag. The sidebar has at least 8 columns, the
/// detail view at least 20. If the window is too small for the width in the state, the sidebar is
/// narrower and nothing is written: the width returns when the window grows again.
///
/// In less than 40 columns, only one part is shown. The divider is then at the edge, with an angle.
/// Enter, ←, → and a click on it show the other part, and Escape in the detail view leads back to
/// the sidebar. The hidden part keeps its state. The view fills the available room.
///
/// - Parameters:
///   - path: the key path to the width of the sidebar, in columns.
///   - showsDetail: the key path to the part of the state that says whether the detail view is in
///     use. The part in use is shown if there is room for one. If both are shown, the value follows
///     the focus. A press that writes it, by Enter, Space, a click or an Escape button, moves the
///     focus to that part. If omitted, the view keeps its own value, initially the sidebar.
///   - sidebar: the content at the leading edge.
///   - detail: the content beside it.
@MainActor
public func NavigationSplitView<Owner: Component>(
  sidebarWidth path: WritableKeyPath<Owner.State, Int>,
  showsDetail: WritableKeyPath<Owner.State, Bool>? = nil,
  @NodeBuilder<Owner> sidebar: () -> VirtualNode<Owner>,
  @NodeBuilder<Owner> detail: () -> VirtualNode<Owner>
) -> VirtualNode<Owner> {
  splitView(path, showsDetail, sidebar().contentNodes, detail().contentNodes)
}

/// A sidebar beside a detail view, with a divider that the user moves. The view keeps its own
/// width, at first 24 columns.
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

/// A sidebar beside a detail view, with a divider that the user moves.
@available(*, unavailable, message: "a drag writes there: that part of the state has to be a var")
@MainActor
public func NavigationSplitView<Owner: Component>(
  sidebarWidth path: KeyPath<Owner.State, Int>, showsDetail: KeyPath<Owner.State, Bool>? = nil,
  @NodeBuilder<Owner> sidebar: () -> VirtualNode<Owner>,
  @NodeBuilder<Owner> detail: () -> VirtualNode<Owner>
) -> VirtualNode<Owner> { fatalError() }

/// A sidebar beside a detail view, with a divider that the user moves.
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
