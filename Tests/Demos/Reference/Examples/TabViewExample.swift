import Recurse

struct TabViewExample: Component {
  enum Page { case inbox, sent }

  struct State {
    var page = Page.inbox
    var unread = 2
  }
  var initialState: State { State() }

  func render(state: State) -> Node {
    TabView(selection: \.page) {
      Tab("Inbox", value: .inbox) { Button("Mark as read") { $0.unread = 0 } }.badge(state.unread)
      Tab("Sent", value: .sent) { Text("Nothing was sent.") }.keepsState(false)
    }
  }
}
