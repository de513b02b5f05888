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

  private static let steps = [
    ("fog", "1 ms"), ("192.0.2.1", "9 ms"), ("proxy.example.org", "14 ms"),
    ("example.org", "31 ms"),
  ]

  var initialState: State { State() }

  func render(state: State) -> Node {
    Cards {
      Card("Connection", note: state.usesProxy ? "by a proxy" : "direct") {
        GroupBox("Server") {
          LabeledContent("Host") { TextField("Host", text: \.host) }
          Toggle("Use a proxy", isOn: \.usesProxy)
        }
      }
      Card("For experts") {
        DisclosureGroup("Advanced", isExpanded: \.showsMore) {
          Stepper("Retries", value: \.retries, in: 0...5)
          LabeledContent("Protocol", value: "HTTP/3")
        }
        DisclosureGroup("About") { Text("This one remembers by itself whether it is open.") }
      }
      Card("At home", note: "192.168.1.0") {
        GroupBox("Router") {
          LabeledContent("Name", value: "fog")
          LabeledContent("Up for", value: "41 days")
        }
        GroupBox("Printer") {
          LabeledContent("Name", value: "corridor")
          LabeledContent("Paper", value: "180 sheets")
        }
        .padding(.top)
      }
      Card("The way there", note: state.usesProxy ? "four steps" : "three steps") {
        for (step, time) in Self.steps where state.usesProxy || step != "proxy.example.org" {
          HStack {
            Text(step == "example.org" ? state.host : step).lineLimit(1)
            Spacer()
            Text(time).foreground(.secondaryText).lineLimit(1)
          }
          .key(step)
        }
        Text("\(state.retries) tries more, if one does not answer.")
          .foreground(.secondaryText).padding(.top)
      }
    }
  }
}
