import RecurseCore

/// Panes side by side, with dividers that the user moves.
///
/// ```swift
/// HSplitView(\.sizes) {
///   Pane("files", min: 12, collapses: true) { Files() }
///   Pane("texts") {
///     VSplitView(\.sizes) {
///       Pane("diff", min: 3) { Diff() }
///       Pane("log", min: 3) { Log() }
///     }
///   }
/// }
/// .border()
/// ```
///
///     ┌─────────┬──────────────┐
///     │README.md│# Recurse     │
///     │LICENSE  ├──────────────┤
///     │         │8be4f0a layout│
///     └─────────┴──────────────┘
///
/// A pane has the size that ``SplitSizes`` say for its id, and all panes together the available
/// room, to the cell. Dividers join each other and the border around the split, so panes need no
/// borders of their own.
///
/// The user drags a divider, or moves it by keys while it has the focus, which it gets by Tab after
/// the pane before it. It moves by one column with ← and →, and by ten with Shift and ← or →, Page
/// Up and Page Down. Home and End move it to its bounds. A double click and `=` make all panes
/// equal. Escape undoes a drag. Only the two panes beside a divider change, down to their minimums.
/// A pane with `collapses` vanishes if it is dragged to less than half of its minimum, and by Enter
/// on a divider beside it. Enter, an arrow, a click or a drag of the divider that is left brings it
/// back.
///
/// If the window is too small for the sizes, later panes give way, and nothing is written: the
/// sizes return when the window grows again. If the minimums do not fit, panes are hidden: first
/// those that never had the focus, from the last one on, then those that had it longest ago. The
/// divider beside a hidden pane has an angle, and Enter, an arrow and a click on it show that pane.
/// Hidden panes keep their state. The split fills the available room; in a scroll view, which has
/// no end, it needs a frame.
///
/// - Parameters:
///   - path: the key path to the sizes. Several splits may have the same, with different ids.
///   - panes: the panes, from left to right.
@MainActor
public func HSplitView<Owner: Component>(
  _ path: WritableKeyPath<Owner.State, SplitSizes>, @PaneBuilder<Owner> panes: () -> [Pane<Owner>]
) -> VirtualNode<Owner> {
  split(.horizontal, path, panes())
}

/// Panes side by side, with dividers that the user moves. The view keeps the sizes itself.
///
/// ```swift
/// HSplitView {
///   Pane("left") { Text("left") }
///   Pane("right") { Text("right") }
/// }
/// ```
@MainActor
public func HSplitView<Owner: Component>(
  @PaneBuilder<Owner> panes: () -> [Pane<Owner>]
) -> VirtualNode<Owner> {
  split(.horizontal, nil, panes())
}

/// Panes one above the other, with dividers that the user moves.
///
/// ```swift
/// VSplitView(\.sizes) {
///   Pane("text", min: 3) { Text("text") }
///   Pane("problems", min: 3, collapses: true) { Text("no problems") }
/// }
/// ```
///
/// It is an ``HSplitView(_:panes:)`` of rows: ↑ and ↓ move a divider.
///
/// - Parameters:
///   - path: the key path to the sizes.
///   - panes: the panes, from top to bottom.
@MainActor
public func VSplitView<Owner: Component>(
  _ path: WritableKeyPath<Owner.State, SplitSizes>, @PaneBuilder<Owner> panes: () -> [Pane<Owner>]
) -> VirtualNode<Owner> {
  split(.vertical, path, panes())
}

/// Panes one above the other, with dividers that the user moves. The view keeps the sizes itself.
///
/// ```swift
/// VSplitView {
///   Pane("upper") { Text("upper") }
///   Pane("lower") { Text("lower") }
/// }
/// ```
@MainActor
public func VSplitView<Owner: Component>(
  @PaneBuilder<Owner> panes: () -> [Pane<Owner>]
) -> VirtualNode<Owner> {
  split(.vertical, nil, panes())
}

/// Panes side by side, with dividers that the user moves.
@available(*, unavailable, message: "a drag writes there: that part of the state has to be a var")
@MainActor
public func HSplitView<Owner: Component>(
  _ path: KeyPath<Owner.State, SplitSizes>, @PaneBuilder<Owner> panes: () -> [Pane<Owner>]
) -> VirtualNode<Owner> { fatalError() }

/// Panes one above the other, with dividers that the user moves.
@available(*, unavailable, message: "a drag writes there: that part of the state has to be a var")
@MainActor
public func VSplitView<Owner: Component>(
  _ path: KeyPath<Owner.State, SplitSizes>, @PaneBuilder<Owner> panes: () -> [Pane<Owner>]
) -> VirtualNode<Owner> { fatalError() }

@MainActor
private func split<Owner: Component>(
  _ axis: Axis, _ path: WritableKeyPath<Owner.State, SplitSizes>?, _ panes: [Pane<Owner>]
) -> VirtualNode<Owner> {
  let contents = panes.map { PaneContent(pane: $0.pane, content: $0.content) }
  return VStack(alignment: .stretch) {
    Reading(\Owner.State.self) { state in
      SplitPanes(axis: axis, sizes: path.map { state[keyPath: $0] }, panes: contents)
        .on { state, sizes in
          if let path { state[keyPath: path] = sizes }
        }
    }
  }
  .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
}
