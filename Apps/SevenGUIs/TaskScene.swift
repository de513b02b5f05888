import Recurse

/// The room of a task.
enum TaskRoom: Hashable {
  /// For the task alone.
  case narrow
  /// For a card with a title around the task.
  case card
  /// For a card with its state below it, or beside it.
  case high, wide

  var hasState: Bool { self == .high || self == .wide }
}

private struct TaskRoomKey: EnvironmentKey {
  static let defaultValue = TaskRoom.narrow
}

extension EnvironmentValues {
  /// The room of the task, which is on its own where nothing is said.
  var taskRoom: TaskRoom {
    get { self[TaskRoomKey.self] }
    set { self[TaskRoomKey.self] = newValue }
  }
}

/// A task in a card, and the state that it is a picture of, as it is at the moment.
///
/// - Parameter state: the names of the properties, and their values.
@MainActor
func TaskScene<Owner: Component>(
  _ task: SevenGUIsApp.Task, state: [(name: String, value: String)],
  @NodeBuilder<Owner> content: () -> VirtualNode<Owner>
) -> VirtualNode<Owner> {
  let content = content()
  return WithEnvironment(\.taskRoom) { room in
    let isCard = room != .narrow
    FlexBox(direction: room == .wide ? .row : .column, rowGap: 1, columnGap: 2) {
      VStack(alignment: .stretch) {
        VStack(alignment: .stretch) {
          Text(task.title).bold().lineLimit(1)
          Text(task.lesson).foreground(.secondaryText)
        }
        .padding(.bottom).collapsed(!isCard)
        content
      }
      .padding(horizontal: isCard ? 3 : 0, vertical: isCard ? 1 : 0)
      .background(isCard ? .surface : nil)
      .flex(grow: 3, basis: room == .wide ? 0 : nil)
      StateCard(state).flex(grow: 2, basis: room == .wide ? 0 : nil).collapsed(!room.hasState)
    }
  }
}

/// The properties of a state, each with its value.
@MainActor
func StateCard<Owner: Component>(_ state: [(name: String, value: String)]) -> VirtualNode<Owner> {
  VStack(alignment: .stretch) {
    HStack(spacing: 2) {
      Text("State").bold().lineLimit(1)
      Spacer()
      Text("what the picture follows from").foreground(.secondaryText).lineLimit(1)
        .flex(shrink: 9)
    }
    .padding(.bottom)
    for (name, value) in state {
      HStack {
        Text(name).foreground(.secondaryText).lineLimit(1).frame(width: 12)
        Text(value).foreground(.accent).lineLimit(1)
      }
      .key(name)
    }
  }
  .padding(horizontal: 3, vertical: 1).background(.surface)
}

extension String {
  /// The text in quotes, as a state has it.
  var quoted: String { "\"\(self)\"" }
}
