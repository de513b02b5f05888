import RecurseCore

/// A change that the user makes to a split view.
enum SplitChange: Sendable {
  case width(Int)
  /// The part that is shown if there is room for one.
  case shows(detail: Bool)
}

/// The parts of a split view. It keeps the values that the owner's state does not hold.
struct SplitColumns: Component {
  /// The owner's width and choice, or `nil` if the owner has none.
  let width: Int?
  let showsDetail: Bool?
  let sidebar: ContentNodes
  let detail: ContentNodes

  struct State {
    /// The total width in columns, once it is laid out.
    var total: Int?
    var width = 24
    var showsDetail = false
    /// The number of times that the view reported the part in use; it lets the view learn whether
    /// the report was accepted.
    var entries = 0
  }
  typealias Output = SplitChange

  var initialState: State { State() }

  private func room(_ state: State) -> SplitRoom {
    SplitRoom(
      total: state.total, wanted: width ?? state.width,
      showsDetail: showsDetail ?? state.showsDetail)
  }

  private func perform(
    _ change: SplitChange, _ state: inout State, _ emit: inout Emit<SplitChange>
  ) {
    switch change {
    case .width(let columns) where width == nil: state.width = columns
    case .shows(let detail) where showsDetail == nil: state.showsDetail = detail
    default: emit(change)
    }
  }

  func render(state: State) -> Node {
    let room = room(state)
    WithEnvironment(\.words) { words in
      VirtualNode(
        SplitElement(room: room, isBound: showsDetail != nil, entries: state.entries),
        children: parts(room, words.sidebar)
      ) { state, event, emit in
        switch event {
        case .resized(let columns): state.total = columns
        case .entered(let detail):
          state.entries += 1
          perform(.shows(detail: detail), &state, &emit)
        }
      }
      .commands {
        if room.isNarrow, room.showsDetail {
          // Without a place of its own, it is the library's: hints show an app's first.
          Command(words.back, id: "back", key: "escape", file: "") { state, emit in
            perform(.shows(detail: false), &state, &emit)
          }
        }
      }
    }
  }

  @NodeBuilder<Self> private func parts(_ room: SplitRoom, _ label: String) -> Node {
    VStack(alignment: .stretch) { Content(sidebar) }
      .focusScope()
      .frame(width: room.isNarrow ? nil : room.width)
      .flex(grow: room.isNarrow ? 1 : 0, shrink: 1, basis: room.isNarrow ? 0 : .auto)
      .collapsed(room.isNarrow && room.showsDetail)
    VirtualNode(
      SplitDividerElement(label: label, value: room.value, axis: .horizontal, model: room)
    ) { state, change, emit in
      perform(change, &state, &emit)
    }
    VStack(alignment: .stretch) { Content(detail) }
      .focusScope()
      .flex(grow: 1, shrink: 1, basis: 0)
      .collapsed(room.isNarrow && !room.showsDetail)
  }
}
