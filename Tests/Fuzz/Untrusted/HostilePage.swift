import Foundation
import Recurse
import RecurseEditor
import RecurseFoundation
import RecurseReaders

/// Every element that shows text, with another text for each parameter.
struct HostilePage: Component {
  typealias Texts = [HostileParameter: String]

  struct State {
    var texts: Texts
    var field: String
    var secret: String
    var note: String
    var noText = ""
    var rows: [Row]
    var columns = TableColumns()
    var isAsking = false
    var number = 1
    var date = Date(timeIntervalSince1970: 1_795_444_200)
    var noDate: Date?
    var noNumber: Int?
    var numbers: Set<Int> = []
    var isOpen = true
    var path = [1]
    var branches: [Branch]
    var openBranches: Set<Int> = [0]

    init(_ texts: Texts) {
      self.texts = texts
      field = texts[.field] ?? ""
      secret = texts[.secureField] ?? ""
      note = texts[.editor] ?? ""
      let failure = Refusal(description: texts[.branchFailure] ?? "")
      branches = [Branch(children: .failed(failure, previous: nil))]
      rows = [Row(name: texts[.columnValue] ?? "", cell: texts[.cell] ?? "")]
    }
  }

  struct Row: Identifiable {
    let id = 0
    var name: String
    var cell: String
  }

  struct Branch: Identifiable {
    let id = 0
    var children: Loadable<[Branch], Refusal>
  }

  let initialState: State
  /// The properties whose texts views show.
  let followed: FollowedTexts

  struct Refusal: Error, CustomStringConvertible {
    let description: String
  }

  func render(state: State) -> Node {
    let shown = { (parameter: HostileParameter) in state.texts[parameter] ?? "" }
    ScrollView {
      alive(shown)
      layers(shown)
      NavigationBar(shown(.navigationBar)) { Button(shown(.button)) { _ in } }
      texts(shown)
      fields(shown)
      Panel(title: shown(.panel)).content { Text(shown(.panelContent)) }
      VStack { Text("in a border") }.border(.rounded, title: shown(.border))
      Spinner(shown(.spinner), timing: SpinnerTiming(delay: .zero))
      ProgressView(shown(.progress))
      loads(shown)
      EmptyState(
        shown(.emptyTitle), sign: shown(.emptySign), message: shown(.emptyMessage))
      controls(shown)
      lists(shown)
      Table(\.rows, columns: \.columns) {
        TableColumn(shown(.columnTitle), value: \.name)
        TableColumn("Cell") { Text($0.cell) }
      }
      .frame(height: 3)
      Grid { GridRow { Text(shown(.gridCell)) } }
      Banner(button: shown(.ownButton)).node(for: Self.self)
      Banner(
        title: shown(.ownElement), glyphs: shown(.rawGlyphs), layout: shown(.layout),
        bar: shown(.barLabel)
      ).node(for: Self.self)
      followed.stack
    }
    .command(shown(.command), key: "f6") { $0.isAsking = true }
    .commands { Command(shown(.builtCommand), key: "f7") { $0.isAsking = true } }
    .environment(
      \.words,
      Words(
        ok: shown(.wordOK), loading: shown(.wordLoading), reload: shown(.wordReload),
        retry: shown(.wordRetry), commands: shown(.wordCommands),
        quit: shown(.wordQuit), find: shown(.wordFind), replace: shown(.wordReplace),
        replaceAll: shown(.wordReplaceAll), replaced: shown(.wordReplaced), line: shown(.wordLine),
        nextTab: shown(.wordNextTab),
        previousTab: shown(.wordPreviousTab), back: shown(.wordBack),
        notANumber: shown(.wordNotANumber),
        notAWholeNumber: shown(.wordNotAWholeNumber), to: shown(.wordTo),
        noMatch: shown(.wordNoMatch),
        notADateLike: shown(.wordNotADate), notATimeLike: shown(.wordNotATime),
        noSuchDay: shown(.wordNoSuchDay), unreadable: shown(.wordUnreadable),
        writeItLike: shown(.wordWriteItLike)))
  }

  /// Commands, a menu, a tooltip, and an alert that F5 opens.
  @NodeBuilder<HostilePage> private func layers(_ shown: (HostileParameter) -> String) -> Node {
    let (title, help) = (shown(.alert), shown(.help))
    Menu(shown(.menu)) { Text("never") }
    KeyHints()
    Text("helped").help(help)
      .alert(title, isPresented: \.isAsking) {}
      .onKey(.function(5)) { $0.isAsking = true }
  }

  @NodeBuilder<HostilePage> private func controls(_ shown: (HostileParameter) -> String) -> Node {
    Stepper(shown(.stepper), value: \.number)
    Slider(shown(.slider), value: \.number, in: 0...9)
    Picker(shown(.picker), selection: \.number) { Text(shown(.option)).tag(1) }
    Picker("", selection: \.noNumber, options: [1], prompt: shown(.pickerPrompt)) { Text("\($0)") }
    Picker("", selection: \.number, style: .segmented) { Text(shown(.segment)).tag(1) }
    MultiPicker(shown(.multiPicker), selection: \.numbers) { Text(shown(.option)).tag(1) }
    let tab = shown(.tab)
    TabView(selection: \.number) {
      Tab(tab, value: 1) { Text("a page") }
      Tab("other", value: 2) { Text("another page") }
    }
    GroupBox(shown(.groupBox)) {
      LabeledContent(shown(.labeledContent), value: shown(.labeledValue))
    }
    DisclosureGroup(shown(.disclosure), isExpanded: \.isOpen) { Text("inside") }
    Gauge(shown(.gauge), value: 0.5, caption: shown(.caption))
    BigText(shown(.bigText), rows: 1)
    BigText(shown(.bigText))
    ProgressView(segments: [BarSegment(shown(.segmentTitle), value: 1)]).labelsInside()
    ProgressView(value: 0.5).labelsInside(caption: shown(.captionInside))
    NavigationLink(shown(.navigationLink), to: 1, on: \.path)
    let title = shown(.navigationTitle)
    NavigationStack(path: \.path) {
      Text("a root")
    } destination: { _ in
      Text("a screen").navigationTitle(title)
    }
    Link(shown(.link), destination: shown(.link))
  }

  @NodeBuilder<HostilePage> private func texts(_ shown: (HostileParameter) -> String) -> Node {
    Text(shown(.text))
    Text(shown(.bold)).bold() + Text(shown(.added)).foreground(.red)
    Text("\(shown(.interpolated)) \(Text(shown(.underlined)).underline())").lineLimit(1)
    Text(.init(stringLiteral: shown(.literal)))
    Text.following(followed[.followed])
    HStack {
      Text(shown(.reversed)).reverse()
      Toggle(shown(.toggle), isOn: false) { _, _ in }
    }
  }

  @NodeBuilder<HostilePage> private func fields(_ shown: (HostileParameter) -> String) -> Node {
    TextField(shown(.fieldTitle), text: "") { _, _ in }
    TextField("field", text: \.field).fieldError(shown(.fieldError))
    SecureField(shown(.secureFieldTitle), text: "") { _, _ in }
    TextField("field", text: shown(.fieldText)) { _, _ in }
    SecureField("secret", text: shown(.secureFieldText)) { _, _ in }
    SecureField("secret", text: \.secret)
    TextField("", text: "", prompt: shown(.fieldPrompt)) { _, _ in }
    SecureField("", text: "", prompt: shown(.secureFieldPrompt)) { _, _ in }
    Code(shown(.code), language: .swift)
    DiffView(Patch(shown(.patch))).frame(height: 3)
    DiffView(Patch(from: "a", to: "b", oldPath: "file", newPath: shown(.patchPath)))
      .frame(height: 4)
    TextEditor(shown(.editorTitle), text: \.noText).lineLimit(1...2)
    TextEditor("", text: \.noText, prompt: shown(.editorPrompt)).lineLimit(1...2)
    TextEditor("note", text: \.note).lineLimit(1...9)
    TextField("number", value: \.number, format: .number(in: 0...9))
    DatePicker(shown(.datePicker), selection: \.noDate)
    DateField("day", selection: \.date)
    TimeField("time", selection: \.date)
    TextField("style", value: \.number, format: .style(.number))
    TextField(
      "style with words", value: \.number,
      format: .style(.number, message: shown(.styleError)))
    TextField("refusing", value: \.number, format: RefusingFormat(message: shown(.formatError)))
    TextField("silent", value: \.number, format: RefusingFormat())
  }

  @NodeBuilder<HostilePage> private func loads(_ shown: (HostileParameter) -> String) -> Node {
    AsyncView(
      id: shown(.noData), noDataMessage: shown(.noData), load: { _ -> [String] in [] }
    ) { _ in Text("never") }
    AsyncView(id: shown(.failure), load: { throw Refusal(description: $0) }) { (_: Int) in
      Text("never")
    }
    LoadingRow(Loadable<Int, Refusal>.loading(previous: nil), message: shown(.loading)) { _ in }
    LoadingRow(Loadable<Int, Refusal>.loading(previous: nil)) { _ in }
    LoadingRow(
      Loadable<Int, Refusal>.failed(Refusal(description: shown(.rowFailure)), previous: nil)
    ) { _ in }
    List(\.branches, children: \.children, expanded: \.openBranches) { branch in
      Text("branch \(branch.id)")
    }
    .frame(height: 2)
  }

  /// A row with swipe actions, which Left opens, and a text that F2 edits.
  @NodeBuilder<HostilePage> private func alive(_ shown: (HostileParameter) -> String) -> Node {
    let (action, edited) = (shown(.action), shown(.edited))
    List([0], id: \.self) { _ in
      Text("alive").onEdit(edited) { _, _ in }.swipeActions { Button(action) { _ in } }
    }
    .frame(height: 1)
  }

  @NodeBuilder<HostilePage> private func lists(_ shown: (HostileParameter) -> String) -> Node {
    List {
      Section(shown(.section)) { Text(shown(.row)) }.sectionIndexLabel(shown(.sectionLabel))
      Section {
        Text("row")
      } header: {
        Text("header")
      } footer: {
        Text(shown(.footer))
      }
    }
    .frame(height: 7)
    List([Int](), id: \.self) {
      Text("\($0)")
    } placeholder: {
      Text(shown(.placeholder))
    }
    .frame(height: 2)
  }
}

/// A format that can read nothing.
struct RefusingFormat: FieldFormat {
  var message: String?
  func text(of value: Int) -> String { "\(value)" }
  func value(of text: String) throws(FieldError) -> Int {
    throw message.map { FieldError($0) } ?? FieldError { $0.unreadable }
  }
}
