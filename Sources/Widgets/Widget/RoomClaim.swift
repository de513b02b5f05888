import RecurseLayout

/// How something takes part in the room of its stack: what a box around it alone passes on.
struct RoomClaim: Equatable {
  var flexGrow: Float
  var flexShrink: Float
  var alignSelf: AlignSelf

  init(_ style: borrowing LayoutStyle) {
    flexGrow = style.flexGrow
    flexShrink = style.flexShrink
    alignSelf = style.alignSelf
  }
}
