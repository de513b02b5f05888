extension SevenGUIsApp {
  package enum Task: String, CaseIterable, Identifiable, Sendable {
    case counter, temperature, flight, timer, crud, circles, cells

    package var id: Self { self }

    var title: String {
      switch self {
      case .counter: "Counter"
      case .temperature: "Temperature Converter"
      case .flight: "Flight Booker"
      case .timer: "Timer"
      case .crud: "CRUD"
      case .circles: "Circle Drawer"
      case .cells: "Cells"
      }
    }

    /// The subject of the task, in a few words.
    var about: String {
      switch self {
      case .counter: "A state, and what changes it"
      case .temperature: "Each field follows the other"
      case .flight: "Rules that fields share"
      case .timer: "Time passes, a limit moves"
      case .crud: "A list, its filter, a form"
      case .circles: "Dots, a dialog, undo"
      case .cells: "Formulas and what they need"
      }
    }

    /// Whether it has a use for all the room; a card in the middle has the others.
    var fillsItsRoom: Bool { [.crud, .circles, .cells].contains(self) }
  }
}
