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

    /// What it shows of a program whose picture follows from its state.
    var lesson: String {
      switch self {
      case .counter: "A press is an event, and the picture follows from one number."
      case .temperature: "Two fields, each of which writes the other."
      case .flight: "What cannot be booked says why, before a press."
      case .timer: "Time is an event, too, and its limit moves."
      case .crud: "A row is made, changed and deleted, and all of it undone."
      case .circles: "What a pointer does, with every step back."
      case .cells: "A change reaches what depends on it, and nothing else."
      }
    }
  }
}
