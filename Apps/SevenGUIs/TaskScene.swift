import Recurse
import RecurseReaders

/// The room of a task.
enum TaskRoom: Hashable {
  /// For the task alone.
  case narrow
  /// For a card with a title around the task.
  case card
  /// For cards with its state beside it, and its source below both, or beside them.
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

/// A task in a card, the state that it is a picture of, as it is at the moment, and a part of its
/// source. They fill the page.
///
///     ┌──────┐ ┌───────┐
///     │ task │ │ state │
///     └──────┘ └───────┘
///     ┌────────────────┐
///     │ source         │
///     └────────────────┘
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
    let isWide = room == .wide
    // In a wide room, no card is higher than what it shows.
    FlexBox(direction: isWide ? .row : .column, rowGap: 1, columnGap: 2) {
      FlexBox(direction: isWide ? .column : .row, rowGap: 1, columnGap: 2) {
        VStack(alignment: .stretch) {
          VStack(alignment: .stretch) {
            Text(task.title).bold().lineLimit(1)
            Text(task.lesson).foreground(.secondaryText)
          }
          .padding(.bottom).collapsed(!isCard)
          ScrollView(fitsContent: true) { content }
        }
        .padding(horizontal: isCard ? 2 : 0, vertical: isCard ? 1 : 0)
        .background(isCard ? .surface : nil)
        .flex(grow: isWide ? 0 : 2, shrink: 1, basis: isWide ? nil : 0)
        StateCard(state).flex(grow: isWide ? 0 : 1, basis: isWide ? nil : 0)
          .collapsed(!room.hasState)
      }
      .flex(grow: room == .high ? 0 : 1, shrink: 1, basis: isWide ? 0 : nil)
      VStack(alignment: .stretch) {
        SourceCard(task, fitsContent: isWide).flex(grow: isWide ? 0 : 1, shrink: 1)
      }
      .flex(grow: 1, shrink: 1, basis: 0).collapsed(!room.hasState)
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}

/// The part of a task's source that makes it what it is.
@MainActor
private func SourceCard<Owner: Component>(
  _ task: SevenGUIsApp.Task, fitsContent: Bool
) -> VirtualNode<Owner> {
  VStack(alignment: .stretch) {
    HStack(spacing: 2) {
      Text("Source").bold().lineLimit(1)
      Spacer()
      Text("what makes the picture").foreground(.secondaryText).lineLimit(1).flex(shrink: 9)
    }
    .padding(.bottom)
    ScrollView(fitsContent: fitsContent) { Code(task.source, language: .swift) }
  }
  .padding(horizontal: 2, vertical: 1).background(.surface)
}

/// The properties of a state, each with its value.
@MainActor
func StateCard<Owner: Component>(_ state: [(name: String, value: String)]) -> VirtualNode<Owner> {
  VStack(alignment: .stretch) {
    HStack(spacing: 2) {
      Text("State").bold().lineLimit(1)
      Spacer()
      Text("at the moment").foreground(.secondaryText).lineLimit(1)
        .flex(shrink: 9)
    }
    .padding(.bottom)
    for (name, value) in state {
      HStack {
        Text(name).foreground(.secondaryText).lineLimit(1).frame(width: 10)
        Text(value).foreground(.accent).lineLimit(1)
      }
      .key(name)
    }
  }
  .padding(horizontal: 2, vertical: 1).background(.surface)
}

extension String {
  /// The text in quotes, as a state has it.
  var quoted: String { "\"\(self)\"" }
}
