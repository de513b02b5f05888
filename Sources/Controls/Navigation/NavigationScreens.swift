import RecurseCore

/// The screens of a navigation stack, of which the last is shown. Emits the length that the path is
/// to have.
struct NavigationScreens: Component {
  let root: ContentNodes
  let routes: [AnyHashable]
  let destinations: [ContentNodes]

  typealias State = NavigationEntries
  typealias Output = Int

  var initialState: NavigationEntries { NavigationEntries(routes) }

  func propsChanged(from old: NavigationScreens, state: inout NavigationEntries) {
    if routes != old.routes { state.follow(routes) }
  }

  struct Screen: Identifiable {
    let id: Int
    /// The number of values in the path up to this screen.
    let depth: Int
    let isShown: Bool
    let title: String
    /// The title of the previous screen.
    let previousTitle: String
    let content: ContentNodes
  }

  private func screens(_ state: NavigationEntries) -> [Screen] {
    let ids = [NavigationEntries.rootID] + state.entries.map(\.id)
    return zip(ids, [root] + destinations).enumerated().map { depth, screen in
      Screen(
        id: screen.0, depth: depth, isShown: depth == ids.count - 1,
        title: state.titles[screen.0] ?? "",
        previousTitle: depth > 0 ? state.titles[ids[depth - 1]] ?? "" : "", content: screen.1)
    }
  }

  func render(state: NavigationEntries) -> Node {
    let screens = screens(state)
    VirtualNode(
      ScreensElement(shown: screens.last?.id ?? NavigationEntries.rootID),
      children: WithEnvironment(\.words) { words in
        ForEach(screens) { screen in
          if screen.depth == 0 {
            self.screen(screen, words)
          } else {
            self.screen(screen, words)
              .command(words.back, id: "back", key: "escape") { _, emit in emit(screen.depth - 1) }
              .onKey(Key.left.with(.alt)) { _, emit in emit(screen.depth - 1) }
          }
        }
      })
  }

  private func screen(_ screen: Screen, _ words: Words) -> Node {
    VirtualNode(ScreenElement(title: screen.title), children: parts(of: screen, words)) {
      state, title in state.setTitle(title, of: screen.id)
    }
    .focusScope()
    .collapsed(!screen.isShown)
  }

  @NodeBuilder<Self> private func parts(of screen: Screen, _ words: Words) -> Node {
    // The content gets the focus before the back button, which is laid out above it.
    VStack(alignment: .stretch) { Content(screen.content) }.focusScope()
    if screen.depth > 0 || !screen.title.isEmpty {
      NavigationBar(screen.title) {
        if screen.depth > 0 {
          VirtualNode(BackElement(word: words.back, previousTitle: screen.previousTitle)) {
            _, _, emit in emit(screen.depth - 1)
          }
        }
      } content: {
      }
    }
  }
}
