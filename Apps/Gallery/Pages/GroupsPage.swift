import Recurse

/// The settings of a network: related ones with a title, and those that few people need.
struct GroupsPage: GalleryContent {
  struct State: Equatable {
    var host = "example.org"
    var usesProxy = true
    var showsMore = true
    var retries = 2
  }

  static let source = """
    GroupBox("Server") {
      LabeledContent("Host") { TextField("Host", text: \\.host) }
      Toggle("Use a proxy", isOn: \\.usesProxy)
    }
    DisclosureGroup("Advanced", isExpanded: \\.showsMore) {
      Stepper("Retries", value: \\.retries, in: 0...5)
      LabeledContent("Protocol", value: "HTTP/3")
    }
    DisclosureGroup("About") { Text("This one remembers by itself whether it is open.") }
    """

  var initialState: State { State() }

  func render(state: State) -> Node {
    Cards {
      Card("Connection", note: state.usesProxy ? "by a proxy" : "direct") {
        GroupBox("Server") {
          LabeledContent("Host") { TextField("Host", text: \.host) }
          Toggle("Use a proxy", isOn: \.usesProxy)
        }
      }
      .card(40)
      Card("For experts") {
        DisclosureGroup("Advanced", isExpanded: \.showsMore) {
          Stepper("Retries", value: \.retries, in: 0...5)
          LabeledContent("Protocol", value: "HTTP/3")
        }
        DisclosureGroup("About") { Text("This one remembers by itself whether it is open.") }
      }
      .card(36)
    }
  }
}
