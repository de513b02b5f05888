import Recurse

/// A form for expenses. What is wrong is said beside the field; what is right goes to a file.
struct AppName: App {
  /// Where the expenses go, in words.
  let target: String
  /// Keeps an expense, off the main thread.
  let save: @Sendable (Expense) async throws -> Void

  struct State {
    var draft = Expense()
    /// The number of the draft: each has a form of its own, without what was typed before.
    var number = 1
    /// The expense that is being kept.
    var sending: Expense?
    var kept: [Expense] = []
    var problem: String?
    var notice: String?
    var isClearing = false
    var isLeaving = false
    var isDone = false
    var focus: Field? = .purpose

    var isEmpty: Bool { draft == Expense() }
    var total: Double { kept.reduce(0) { $0 + ($1.amount ?? 0) } }

    mutating func submit() { (sending, problem) = (draft, nil) }

    /// The draft goes only when its expense is kept, so that a failure loses nothing.
    mutating func keep(_ expense: Expense) {
      kept.append(expense)
      (sending, notice) = (nil, "Kept “\(expense.purpose)”")
      clear()
    }

    mutating func clear() { (draft, number, focus) = (Expense(), number + 1, .purpose) }

    mutating func fail(_ error: any Error) { (sending, problem) = (nil, "\(error)") }

    mutating func quit() { if isEmpty { isDone = true } else { isLeaving = true } }
  }

  enum Field { case purpose }

  var initialState: State { State() }

  func render(state: State) -> Node {
    VStack(alignment: .stretch) {
      header(state)
      VStack(alignment: .center) { form(state).frame(maxWidth: 72) }
        .flex(grow: 1, shrink: 1)
      KeyHints()
    }
    .command("Quit", key: "ctrl+q") { $0.quit() }
    .alert("Clear all fields?", isPresented: \.isClearing) {
      Button("Clear", role: .destructive) { $0.clear() }
      Button("Keep", role: .cancel)
    }
    .alert("Leave without saving?", isPresented: \.isLeaving) {
      Button("Leave", role: .destructive) { $0.isDone = true }
      Button("Stay", role: .cancel)
    } message: {
      Text("What you typed is not kept.")
    }
    .toast(item: \.notice) { Text("✓ \($0)").foreground(.success).lineLimit(1) }
    .windowTitle("app-name")
  }

  func effects(state: State) -> [Effect] {
    if let expense = state.sending {
      .task(id: "save", onCancel: .finish) { [save] app in
        do {
          try await save(expense)
          app.send { $0.keep(expense) }
        } catch {
          app.send { $0.fail(error) }
        }
      }
    }
    if state.isDone { .quit() }
  }

  // MARK: - Parts

  private func header(_ state: State) -> Node {
    HStack(spacing: 2) {
      Text("Expenses").bold().foreground(.accent).lineLimit(1).flex(shrink: 0)
      Text(target).foreground(.secondaryText).lineLimit(1)
      Spacer()
      if !state.kept.isEmpty {
        Text("\(state.kept.count) kept, \(state.total.inCents)").lineLimit(1)
      }
    }
    .padding(horizontal: 1).background(.surface)
  }

  private func form(_ state: State) -> Node {
    Form {
      Section("Expense") {
        TextField("For", text: \.draft.purpose, prompt: "train to Lyon")
          .fieldError(state.draft.purposeFault)
          .focused(\.focus, equals: .purpose)
        TextField("Amount", value: \.draft.amount, format: .number(in: 0.01...99_999).places(2))
          .fieldError(state.draft.amountFault)
        Picker("Kind", selection: \.draft.kind, options: Expense.Kind.allCases) {
          Text($0.rawValue)
        }
        Toggle("Paid back", isOn: \.draft.isPaidBack)
      } footer: {
        if let problem = state.problem { Text("✗ \(problem)").foreground(.error) }
      }
      HStack {
        Button(state.sending == nil ? "Save" : "Saving…") { $0.submit() }
          .keyboardShortcut(.defaultAction)
          .disabled(state.sending != nil)
        Button("Clear") { $0.isClearing = !$0.isEmpty }.keyboardShortcut(.cancelAction)
      }
    }
    .key(state.number)
  }
}

extension Double {
  /// The number with two places.
  fileprivate var inCents: String {
    let cents = Int((self * 100).rounded())
    return "\(cents / 100).\(cents % 100 < 10 ? "0" : "")\(cents % 100)"
  }
}

@main enum Program {
  static func main() {
    let argument = CommandLine.arguments.dropFirst().first
    if let argument, argument.hasPrefix("-") {
      print("Usage: app-name [FILE]\nAdds expenses to FILE, else to expenses.csv.")
      return
    }
    let file = ExpenseFile(path: argument ?? "expenses.csv")
    AppName.launch { AppName(target: file.path) { try file.append($0) } }
  }
}
