import Recurse

/// The settings of a network: related ones with a title, and those that few people need.
struct GroupsPage: GalleryContent {
  struct State: Equatable {
    var host = "example.org"
    var usesProxy = true
    var showsMore = true
    var retries = 2
    var proxy = "proxy.example.org"
    var port = 443
    var keepsOpen = true
  }

  static let source = """
    GroupBox("Server") {
      LabeledContent("Host") { TextField("Host", text: \\.host) }
      Toggle("Use a proxy", isOn: \\.usesProxy)
    }
    GroupBox("Proxy") {
      LabeledContent("Host") { TextField("Proxy", text: \\.proxy) }
      Stepper("Port", value: \\.port, in: 1...65_535)
    }
    .disabled(!state.usesProxy)
    DisclosureGroup("Advanced", isExpanded: \\.showsMore) {
      Stepper("Retries", value: \\.retries, in: 0...5)
      LabeledContent("Protocol", value: "HTTP/3")
      LabeledContent("Cipher", value: "AES-256-GCM")
      Toggle("Keep it open", isOn: \\.keepsOpen)
    }
    DisclosureGroup("About") { Text("This one remembers by itself whether it is open.") }
    """

  private static let (proxy, host) = ("proxy.example.org", "example.org")

  private static let steps = [
    ("fog", "1 ms"), ("192.0.2.1", "9 ms"), (proxy, "14 ms"), (host, "31 ms"),
  ]

  /// The name of a step, which a person may have changed.
  private func shown(_ step: String, _ state: State) -> String {
    step == Self.host ? state.host : step == Self.proxy ? state.proxy : step
  }

  var initialState: State { State() }

  func render(state: State) -> Node {
    Cards {
      Card("Connection", note: state.usesProxy ? "by a proxy" : "direct") {
        GroupBox("Server") {
          LabeledContent("Host") { TextField("Host", text: \.host) }
          Toggle("Use a proxy", isOn: \.usesProxy)
        }
        GroupBox("Proxy") {
          LabeledContent("Host") { TextField("Proxy", text: \.proxy) }
          Stepper("Port", value: \.port, in: 1...65_535)
        }
        .disabled(!state.usesProxy).padding(.top)
      }
      Card("For experts") {
        DisclosureGroup("Advanced", isExpanded: \.showsMore) {
          Stepper("Retries", value: \.retries, in: 0...5)
          LabeledContent("Protocol", value: "HTTP/3")
          LabeledContent("Cipher", value: "AES-256-GCM")
          Toggle("Keep it open", isOn: \.keepsOpen)
          LabeledContent("Idle for", value: state.keepsOpen ? "90 s" : "one request")
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
        for (step, time) in Self.steps where state.usesProxy || step != Self.proxy {
          HStack {
            Text(shown(step, state)).lineLimit(1)
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
