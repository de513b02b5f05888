import Recurse

/// A part of a scene on a surface, below its name.
///
/// - Parameters:
///   - note: a few words at the end of the line of the name, or below it where that is too short.
///   - content: what the part shows, as wide as the card.
@MainActor
func Card<Owner: Component>(
  _ title: String, note: String = "",
  @NodeBuilder<Owner> content: () -> VirtualNode<Owner>
) -> VirtualNode<Owner> {
  let content = content()
  return WithEnvironment(\.sceneSize) { size in
    let isLarge = size.columns >= 40 && size.rows >= 20
    VStack(alignment: .stretch) {
      FlexBox(wrap: .wrap, justifyContent: .spaceBetween, columnGap: 2) {
        Text(title).bold().lineLimit(2).flex(shrink: 1)
        if !note.isEmpty { Text(note).foreground(.secondaryText).lineLimit(2).flex(shrink: 1) }
      }
      .padding(.bottom, isLarge ? 1 : 0)
      content
    }
    .padding(horizontal: isLarge ? 2 : 1, vertical: isLarge ? 1 : 0)
    // The surface is as high as the line of cards.
    .frame(maxHeight: .infinity)
    .background(.surface)
  }
}
