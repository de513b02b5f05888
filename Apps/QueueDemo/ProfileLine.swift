import Recurse

/// The name of the listener, with a badge that follows the queue.
struct ProfileLine: Component {
  let profile: Profile

  func render(state: Void) -> Node {
    HStack {
      Observing(profile.name) { Text($0).bold().lineLimit(1) }
      Observing(profile.badge) { badge in
        if let badge { Text(" \(badge) ").bold().background(.accent).lineLimit(1).flex(shrink: 0) }
      }
      Spacer()
      Observing(profile.length) { Text($0.time).foreground(.secondaryText) }
    }
    .padding(horizontal: 1).background(.surface)
  }
}
