import RecurseLayout

/// The way a widget grows, shrinks and aligns in its stack, which a container with no other child
/// passes on.
struct FlexItem: Equatable {
  var flexGrow: Float
  var flexShrink: Float
  var alignSelf: AlignSelf

  init(_ style: borrowing LayoutStyle) {
    flexGrow = style.flexGrow
    flexShrink = style.flexShrink
    alignSelf = style.alignSelf
  }
}
