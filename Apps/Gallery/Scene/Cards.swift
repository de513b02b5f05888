import Recurse

/// Cards beside each other, as many in a line as there is room for. Those of a line are as high as
/// the highest of them. Where the room is higher than all lines, they are in the middle of it.
@MainActor
func Cards<Owner: Component>(
  @NodeBuilder<Owner> content: () -> VirtualNode<Owner>
) -> VirtualNode<Owner> {
  let content = content()
  return WithEnvironment(\.sceneSize) { size in
    FlexBox(
      wrap: .wrap, alignContent: .center, rowGap: size.rows >= 8 ? 1 : 0, columnGap: 2
    ) {
      content
    }
    .frame(maxWidth: .infinity, minHeight: size.rows)
  }
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
