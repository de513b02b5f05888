import Recurse

/// Names that are filtered by a prefix, made, changed and deleted. What was done is said, and can
/// be undone.
struct CRUD: Component {
  struct State {
    var book: PersonBook
    var prefix = ""
    var name = ""
    var surname = ""
    /// The result of the last button.
    var notice: String?
    var selected: Int? {
      didSet {
        guard selected != oldValue, let person = book[selected] else { return }
        (name, surname) = (person.name, person.surname)
      }
    }

    var people: [PersonBook.Person] { book.people }

    var shown: [PersonBook.Person] {
      people.filter { $0.surname.lowercased().hasPrefix(prefix.lowercased()) }
    }

    var hasName: Bool { !name.isEmpty || !surname.isEmpty }

    mutating func create() {
      guard hasName else { return }
      let person = book.create(name: name, surname: surname)
      show(
        person, "Created “\(person.listed)”: row \(book.place(of: person.id)) of \(people.count)")
    }

    mutating func update() {
      guard let old = book[selected] else { return }
      book.update(old.id, name: name, surname: surname)
      notice = "Changed “\(old.listed)” to “\(book[old.id]?.listed ?? "")”"
    }

    mutating func delete() {
      guard let person = book[selected] else { return }
      book.delete(person.id)
      notice = "Deleted “\(person.listed)”"
    }

    mutating func undo() {
      guard book.canUndo else { return }
      if let person = book.undo() {
        show(person, "“\(person.listed)” is as before")
      } else {
        notice = "The new row is gone"
      }
    }

    /// Selects a person. A filter that would hide the row is cleared.
    private mutating func show(_ person: PersonBook.Person, _ words: String) {
      let isHidden = !shown.contains(person)
      if isHidden { prefix = "" }
      selected = nil
      selected = person.id
      notice = words + (isHidden ? ", without the filter" : "")
    }
  }

  /// The people at the start.
  var book = PersonBook.sample

  var initialState: State { State(book: book) }

  func render(state: State) -> Node {
    GeometryReader { size in
      // Beside each other where there is room, else below; what does not fit is scrolled to.
      let isWide = size.columns >= 76
      let isHigh = size.rows >= 18
      let isCard = isWide && isHigh
      let others = isCard ? 2 : isWide ? 1 : isHigh ? 7 : 5
      ScrollView {
        VStack(alignment: .stretch) {
          FlexBox(direction: isWide ? .row : .column, columnGap: 2) {
            people(
              state, rows: max(3, size.rows - others - 1), hasBorder: size.rows >= 10,
              isCard: isCard
            )
            .flex(grow: 1, basis: isWide ? 0 : nil)
            VStack(alignment: .stretch, spacing: 1) {
              VStack(alignment: .stretch, spacing: isHigh ? 1 : 0) {
                form(state, isSpacious: isHigh)
                buttons(state)
              }
              .padding(horizontal: isWide ? 2 : 0, vertical: isWide ? 1 : 0)
              .background(isWide ? .surface : nil)
              if isCard { StateCard(properties(state)) }
            }
            .frame(width: isWide ? 46 : nil)
          }
          notice(state).padding(.top, isCard ? 1 : 0)
        }
      }
    }
    .command("Undo", key: "ctrl+z", isEnabled: state.book.canUndo) { $0.undo() }
  }

  /// The people that a filter leaves, on a card as high as all of them where there is room for it.
  private func people(
    _ state: State, rows: Int, hasBorder: Bool, isCard: Bool
  ) -> Node {
    let count = "\(state.shown.count) of \(state.people.count)"
    return VStack(alignment: .stretch) {
      if isCard {
        HStack {
          Text("People").bold().lineLimit(1)
          Spacer()
          Text(count).foreground(.secondaryText).lineLimit(1)
        }
        .padding(.bottom)
      }
      HStack {
        Text("Filter prefix:").lineLimit(1).flex(shrink: 0)
        TextField("Filter prefix:", text: \.prefix, prompt: "the start of a surname")
      }
      .padding(.bottom, isCard ? 1 : 0)
      List(state.shown, selection: \.selected) {
        Text($0.listed).lineLimit(1)
      } placeholder: {
        EmptyState("No surname begins so", message: "Clear the filter to see all.")
      }
      .accessibilityLabel("People")
      .border(hasBorder && !isCard ? .rounded : nil, title: "\(count) people")
      .frame(height: isCard ? min(rows - 5, max(8, state.people.count)) : rows)
    }
    .padding(horizontal: isCard ? 2 : 0, vertical: isCard ? 1 : 0)
    .background(isCard ? .surface : nil)
  }

  private func form(_ state: State, isSpacious: Bool) -> Node {
    Form {
      TextField("Name:", text: \.name, prompt: "")
      // Two fields that touch each other look like one of two lines.
      TextField("Surname:", text: \.surname, prompt: "").padding(.top, isSpacious ? 1 : 0)
    }
  }

  private func properties(_ state: State) -> [(name: String, value: String)] {
    [
      ("people", "\(state.people.count)"), ("shown", "\(state.shown.count)"),
      ("prefix", state.prefix.quoted), ("selected", state.selected.map { "\($0)" } ?? "nil"),
      ("name", state.name.quoted), ("surname", state.surname.quoted),
      ("canUndo", "\(state.book.canUndo)"),
    ]
  }

  private func buttons(_ state: State) -> Node {
    FlowStack(spacing: 1, lineSpacing: 1) {
      Button("Create") { $0.create() }.disabled(!state.hasName)
      Button("Update") { $0.update() }.disabled(state.selected == nil)
      Button("Delete", role: .destructive) { $0.delete() }.disabled(state.selected == nil)
      Button("Undo") { $0.undo() }.disabled(!state.book.canUndo)
    }
  }

  /// The last action, in a line that is always there.
  private func notice(_ state: State) -> Node {
    HStack {
      if let notice = state.notice {
        Text("✓").foreground(.success)
        Text(notice).lineLimit(1)
      } else {
        Text("Choose a row, or write a name and create one.")
          .foreground(.secondaryText).lineLimit(1)
      }
    }
  }
}
