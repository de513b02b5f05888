/// The mouse came over content, is over another cell of it, or left it.
package enum HoverChange: Equatable {
  case entered(column: Int, row: Int)
  case moved(column: Int, row: Int)
  case left
}
