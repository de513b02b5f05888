import Recurse

/// Groups of related content with a title, and content that is hidden until a person opens it.
struct GroupsPage: GalleryContent {
  struct State: Equatable {
    var host = "example.org"
    var usesProxy = true
    var showsMore = true
    var level = 2
  }

  static let source = """
    GroupBox("Network") {
      LabeledContent("Host") { TextField("Host", text: \\.host) }
      Toggle("Use a proxy", isOn: \\.usesProxy)
    }
    DisclosureGroup("Advanced", isExpanded: \\.showsMore) {
      Stepper("Level", value: \\.level, in: 0...5)
      LabeledContent("Version", value: "1.0")
    }
    DisclosureGroup("More") { Text("This one remembers by itself whether it is open.") }
    """

  var initialState: State { State() }

  func render(state: State) -> Node {
    GroupBox("Network") {
      LabeledContent("Host") { TextField("Host", text: \.host) }
      Toggle("Use a proxy", isOn: \.usesProxy)
    }
    DisclosureGroup("Advanced", isExpanded: \.showsMore) {
      Stepper("Level", value: \.level, in: 0...5)
      LabeledContent("Version", value: "1.0")
    }
    DisclosureGroup("More") { Text("This one remembers by itself whether it is open.") }
  }
}
