import RecurseCore

/// A view that shows one of several pages, with a bar of their titles.
///
/// ```swift
/// TabView(selection: \.page) {
///   Tab("Inbox", value: .inbox) { InboxView() }.badge(state.unread)
///   Tab("Sent", value: .sent) { SentView() }
///   Tab("Search", value: .search) { SearchView() }.keepsState(false)
/// }
/// ```
///
///     [Inbox 3]│ Sent │ Search
///
/// ← and → in the bar, and clicks, select another page; Control with Page Up and Page Down are
/// commands that do so from anywhere in the view. A click in the bar leaves the focus in the page.
/// A bar that is too long scrolls. A page stays mounted once it was shown, and is only left out of
/// the layout, unless its tab has `keepsState(false)`. If the selection matches no tab, no page is
/// shown. When a page with the focus is hidden, the focus moves to the page shown instead, or to
/// the bar if nothing there is focusable. The view fills the available room.
///
/// - Parameters:
///   - path: the key path to the value of the selected tab.
///   - content: the tabs.
@MainActor
public func TabView<Owner: Component, Value: Hashable>(
  selection path: WritableKeyPath<Owner.State, Value>,
  @TabBuilder<Owner, Value> content: () -> [Tab<Owner, Value>]
) -> VirtualNode<Owner> {
  let tabs = content()
  // The content of a tab is built when it is mounted.
  let pages = tabs.map { tab in
    TabPage(
      id: AnyHashable(tab.value), content: Reading(path) { _ in tab.content() }.contentNodes,
      isKept: tab.isKept)
  }
  func chosen(_ state: Owner.State) -> Int? { tabs.firstIndex { $0.value == state[keyPath: path] } }
  func move(_ state: inout Owner.State, by step: Int) {
    guard !tabs.isEmpty else { return }
    let start = chosen(state) ?? (step > 0 ? -1 : 0)
    state[keyPath: path] = tabs[(start + step + tabs.count) % tabs.count].value
  }
  let bar = SegmentsElement(role: .tabBar, labels: tabs.map(\.label), fillsWidth: true)
  return WithEnvironment(\.words) { words in
    VStack(alignment: .stretch) {
      VirtualNode(bar) { bar, state in
        bar.selected = chosen(state)
      } on: { state, index, _ in
        if tabs.indices.contains(index) { state[keyPath: path] = tabs[index].value }
      }
      .background(.surface)
      VStack(alignment: .stretch) {
        Reading(path) { value in TabPages(pages: pages, selected: AnyHashable(value)) }
      }
      // When a page with the focus is hidden, the focus moves to the shown page.
      .focusScope()
    }
    .focusScope()
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    .commands {
      if tabs.count > 1 {
        // Without a place of their own, they are the library's: hints show an app's first.
        Command(words.nextTab, id: "next-tab", key: "ctrl+pagedown", file: "") {
          move(&$0, by: 1)
        }
        Command(words.previousTab, id: "previous-tab", key: "ctrl+pageup", file: "") {
          move(&$0, by: -1)
        }
      }
    }
  }
}

/// A view that shows one of several pages, with a bar of their titles.
@available(*, unavailable, message: "a tab writes there: that part of the state has to be a var")
@MainActor
public func TabView<Owner: Component, Value: Hashable>(
  selection path: KeyPath<Owner.State, Value>,
  @TabBuilder<Owner, Value> content: () -> [Tab<Owner, Value>]
) -> VirtualNode<Owner> { fatalError() }

extension Role {
  /// A bar with the titles of pages, of which one is shown.
  public static let tabBar = Role("tabBar")
  /// The title of a page.
  public static let tab = Role("tab")
}

struct TabPage: Identifiable {
  let id: AnyHashable
  let content: ContentNodes
  let isKept: Bool
}

/// The selected page, and the pages that were shown before and are kept.
struct TabPages: Component {
  let pages: [TabPage]
  let selected: AnyHashable

  /// The pages that were shown and still exist.
  typealias State = Set<AnyHashable>
  var initialState: Set<AnyHashable> { [] }

  func render(state: Set<AnyHashable>) -> Node {
    ForEach(pages) { page in
      if page.id == selected || page.isKept && state.contains(page.id) {
        VStack(alignment: .stretch) { Content(page.content) }
          .focusScope()
          .collapsed(page.id != selected)
          .onAppear { $0.insert(page.id) }
          .onDisappear { $0.remove(page.id) }
      }
    }
  }
}
