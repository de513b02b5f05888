import Recurse

/// Cards in columns of one grid, as many as there is room for, so that the gaps of all lines meet.
/// The last card of a line that is not full takes the rest of it. All pages begin at the top, so
/// that nothing jumps from page to page.
///
///     ┌────┐ ┌────┐
///     └────┘ └────┘
///     ┌───────────┐
///     └───────────┘
@MainActor
func Cards<Owner: Component>(
  @CardsBuilder<Owner> content: () -> [VirtualNode<Owner>]
) -> VirtualNode<Owner> {
  let cards = content()
  return WithEnvironment(\.sceneSize) { size in
    let columns = cardColumns(of: cards.count, in: size)
    let (lines, most) = ((cards.count + columns - 1) / columns, 15)
    VStack(alignment: .stretch, spacing: size.rows >= 8 ? 1 : 0) {
      for first in stride(from: 0, to: cards.count, by: columns) {
        let line = cards[first..<min(first + columns, cards.count)]
        HStack(alignment: .stretch, spacing: cardGap) {
          for index in line.indices {
            // A card over several columns has the gaps between them, too.
            let span = index == line.endIndex - 1 ? columns - line.count + 1 : 1
            cards[index].flex(
              grow: Double(span), shrink: 1, basis: .cells(Double(cardGap * (span - 1)))
            )
            .key(index)
          }
        }
        .flex(grow: 1).key(first)
      }
    }
    // Lines fill a window as far as they are not much higher than what they show.
    .frame(maxWidth: .infinity, minHeight: .cells(Double(min(size.rows, most * lines))))
  }
}

/// The free columns between two cards.
private let cardGap = 2

/// The number of columns for cards: four are a square, as one alone would leave much free.
func cardColumns(of count: Int, in size: CellSize) -> Int {
  let most = size.columns < 64 ? 1 : size.columns < 130 ? 2 : 3
  return max(1, min(count == 4 ? 2 : count, most))
}

/// The rows of what cards show where they fill a scene, in so many lines: without their margins,
/// their titles, and what they have beside it.
func cardRows(lines: Int, in size: CellSize, least: Int, most: Int, besides: Int = 0) -> Int {
  let lines = max(1, lines)
  return min(most, max(least, (size.rows + 1) / lines - 5 - besides))
}

/// Makes an array of cards.
@MainActor @resultBuilder
struct CardsBuilder<Owner: Component> {
  // It tells the compiler whose cards they are.
  static func buildExpression(_ card: VirtualNode<Owner>) -> VirtualNode<Owner> { card }

  static func buildBlock(_ cards: VirtualNode<Owner>...) -> [VirtualNode<Owner>] { cards }
}

/// The subject of a scene, and its details. As there is room, they are beside each other, below
/// each other, or the subject is alone.
///
/// - Parameter share: how much wider the first is than the second.
@MainActor
func Sides<Owner: Component>(
  share: Double = 1, @NodeBuilder<Owner> main: () -> VirtualNode<Owner>,
  @NodeBuilder<Owner> side: () -> VirtualNode<Owner>
) -> VirtualNode<Owner> {
  let (main, side) = (main(), side())
  return WithEnvironment(\.sceneSize) { size in
    let isRow = size.columns >= 64
    FlexBox(direction: isRow ? .row : .column, rowGap: 1, columnGap: 2) {
      VStack(alignment: .stretch) { main }
        .flex(grow: isRow ? share : 1, shrink: 1, basis: 0)
      VStack(alignment: .stretch) { side }
        .flex(grow: 1, shrink: 1, basis: 0)
        .collapsed(!isRow && size.rows < 24)
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}
