import Foundation
import Recurse
import RecurseFoundation
import TestSupport

/// Texts that are empty, long, wide, written from the right, or meant for a terminal.
let oddTexts: [String] = [
  "", " ", "a", "q", "Ünïcode", "日本語テキスト", "👨‍👩‍👧 family", "e\u{301}e\u{301}", "שלום עולם", "مرحبا",
  "\u{202E}rtl", String(repeating: "very long title ", count: 40), "nul\0nul",
  "esc\u{1B}[31mred\u{1B}[0m", "tab\ttab", "two\nlines", "\u{7F}\u{9B}31m", "\u{200D}\u{200D}",
  "\u{301}", "🇩🇪🇯🇵🇫",
]

/// A screen of all controls, with texts and values that no one expects.
struct Everything: Component {
  struct Row: Identifiable, Equatable {
    var id: Int
    var name: String
    var amount: Double
  }
  struct State {
    var text = "held"
    var title = "Title"
    var number = 5
    var bottom = 0
    var top = 10
    var age: Int?
    var share = 0.5
    var level: Double = 0.5
    var low = 0.0
    var high = 1.0
    var step: Double = 0.1
    var small: Int8 = 3
    var options = ["one", "two", "three"]
    var disabledOption = ""
    var choice = "two"
    var maybe: String?
    var many: Set<String> = []
    var tabs = [0, 1, 2, 3, 4]
    var tab = 0
    var path: [Int] = []
    var rows = (0..<6).map { Row(id: $0, name: "row \($0)", amount: Double($0)) }
    var selected: Int? = 1
    var columns = TableColumns()
    var showsColumn = true
    var isSheet = false
    var isAlert = false
    var isPopover = false
    var toast: String?
    var item: Row?
    var date = Date(timeIntervalSince1970: 1_795_444_200)
    var noDate: Date?
    var width = 12
    var showsDetail = true
    var isOn = false
    var isOpen = true
    var isDisabled = false
    var progress = 0.2
    var total = 1.0
    var error: String?
    var log: [String] = []
  }
  var initialState: State { State() }

  func render(state: State) -> Node {
    VStack(alignment: .stretch) {
      HStack {
        Text(state.title).lineLimit(1)
        Menu(state.title) {
          Button("Item") { $0.isOn.toggle() }
          Divider()
          Menu("Sub") {
            for option in state.options { Button(option) { $0.choice = option } }
          }
        }
      }
      TabView(selection: \.tab) {
        for tab in state.tabs {
          Tab(tab == 1 ? state.title : "Tab \(tab)", value: tab) { page(tab, state) }
            .badge(tab == 0 ? state.number : 0)
        }
      }
      StatusBar {
        Text(state.title).lineLimit(1)
        KeyHints()
      }
    }
    .sheet(isPresented: \.isSheet) { sheet(state) }
    .alert(state.title, isPresented: \.isAlert) {
      Button("Delete", role: .destructive) { if !$0.rows.isEmpty { $0.rows.removeLast() } }
      Button("Keep", role: .cancel)
    } message: {
      Text(state.title)
    }
    .toast(item: \.toast, for: .seconds(1)) { Text($0) }
    .sheet(editing: \.item) { $item in
      TextField("Name", text: $item.name)
      Button("Done") { $0.item = nil }
    }
    .command("Sheet", key: "f5") { $0.isSheet = true }
    .command("Alert", key: "f6", isEnabled: !state.isDisabled) { $0.isAlert = true }
  }

  @NodeBuilder<Self> func page(_ tab: Int, _ state: State) -> Node {
    switch tab {
    case 0: form(state)
    case 1: table(state)
    case 2: split(state)
    case 3: values(state)
    default: pickers(state)
    }
  }

  @NodeBuilder<Self> func form(_ state: State) -> Node {
    Form {
      Section(state.title) {
        TextField("Name", text: \.text).fieldError(state.error)
        TextField(state.title, value: \.number, format: .number(in: state.bottom...state.top))
        TextField("Age", value: \.age, format: .number(in: 0...150))
        TextField("Share", value: \.share, format: .number(in: 0...1).places(3).step(0.1))
        TextField("Any", value: \.level, format: .number)
        SecureField("Secret", text: \.text)
        DatePicker("Day", selection: \.date).disabled(state.isDisabled)
        DatePicker(state.title, selection: \.noDate)
      } footer: {
        Text(state.title)
      }
      Section("Choices") {
        Picker("Choice", selection: \.choice, options: state.options) {
          Text($0).disabled($0 == state.disabledOption)
        }
        .fieldError(state.error)
        Picker(state.title, selection: \.maybe, options: state.options, style: .segmented) {
          Text($0)
        }
        MultiPicker("Many", selection: \.many, options: state.options) { Text($0) }
        LabeledContent(state.title) { Toggle("", isOn: \.isOn) }
        DisclosureGroup("More", isExpanded: \.isOpen) {
          Stepper("Number", value: \.number, in: state.bottom...state.top)
          Slider("Level", value: \.level, in: state.low...state.high)
        }
      }
      Button("Save") { $0.log.append($0.text) }.keyboardShortcut(.defaultAction)
      Button("Sheet") { $0.isSheet = true }.disabled(state.isDisabled)
    }
  }

  @NodeBuilder<Self> func table(_ state: State) -> Node {
    Table(\.rows, selection: \.selected, columns: \.columns) {
      TableColumn("Name", sortedBy: \.name) { row in
        Text(row.name).onEdit(row.name, startsByTyping: true) { state, name in
          if let index = state.rows.firstIndex(where: { $0.id == row.id }) {
            state.rows[index].name = name
          }
        }
      }
      if state.showsColumn {
        TableColumn(state.title, sortedBy: \.amount) { row in
          Text("\(row.amount)").onEdit("\(row.amount)") { state, text in
            if let index = state.rows.firstIndex(where: { $0.id == row.id }) {
              state.rows[index].amount = Double(text) ?? .nan
            }
          }
          .onDelete { state in state.rows.removeAll { $0.id == row.id } }
        }
        .width(min: 5)
      }
      TableColumn("Edit") { row in
        Button("Edit \(row.id)") { $0.item = row }
      }
    }
    .contextMenu {
      Button("Delete") { state in state.rows.removeAll { $0.id == state.selected } }
    }
  }

  @NodeBuilder<Self> func split(_ state: State) -> Node {
    NavigationSplitView(sidebarWidth: \.width, showsDetail: \.showsDetail) {
      List(\.rows, selection: \.selected, find: \.name) { row in
        Text(row.name).swipeActions {
          Button("Delete") { state in state.rows.removeAll { $0.id == row.id } }
        }
        .popover(isPresented: \.[isPopover: row.id]) {
          TextField("In popover", text: \.text)
          Button("Close") { $0.isPopover = false }
        }
      }
    } detail: {
      NavigationStack(path: \.path) {
        NavigationLink("Next", to: 1, on: \.path)
        NavigationLink(state.title, to: 2, on: \.path)
      } destination: { route in
        ScrollView {
          TextField("Text", text: \.text)
          Picker("Choice", selection: \.choice, options: state.options) { Text($0) }
          NavigationLink("Next", to: route + 1, on: \.path)
          Button("Sheet") { $0.isSheet = true }
        }
        .navigationTitle(state.title)
      }
    }
  }

  @NodeBuilder<Self> func values(_ state: State) -> Node {
    ScrollView {
      Slider("Level", value: \.level, in: state.low...state.high)
      Slider(state.title, value: \.level, in: state.low...state.high, step: state.step)
      Slider("Small", value: \.small, in: Int8.min...Int8.max, step: 7)
      Slider("Number", value: \.number, in: state.bottom...state.top)
      Stepper(state.title, value: \.number, in: state.bottom...state.top)
      Stepper("Free", value: \.number)
      Stepper("Small", value: \.small, step: 100)
      Stepper("Level", value: \.level, in: state.low...state.high, step: state.step)
      Gauge(state.title, value: state.level, in: state.low...state.high, caption: state.title)
      Gauge("Number", value: state.number, in: state.bottom...state.top)
      ProgressView(value: state.progress, total: state.total).showsTimeLeft()
      ProgressView(value: state.level)
      Gauge(
        "Parts",
        segments: [BarSegment(state.title, value: state.level), BarSegment("b", value: 1)],
        total: state.high
      )
      .labelsInside()
      ProgressView(value: state.level).labelsInside(caption: state.title)
      BigText(state.title, rows: state.number)
      Skeleton(lines: state.number)
      Spinner(state.title)
      Text(state.title).fixedSize()
      HStack {
        Text(state.title)
        Text(state.title).fixedSize(horizontal: state.isOn, vertical: state.isOpen)
      }
    }
  }

  @NodeBuilder<Self> func pickers(_ state: State) -> Node {
    ScrollView {
      for style in [PickerStyle.menu, .radioGroup, .inline, .segmented] {
        Picker(state.title, selection: \.choice, options: state.options, style: style) {
          Text($0).disabled($0 == state.disabledOption)
        }
        Picker("Maybe", selection: \.maybe, options: state.options, style: style) { Text($0) }
          .disabled(state.isDisabled)
      }
      MultiPicker(state.title, selection: \.many, options: state.options) {
        Text($0).disabled($0 == state.disabledOption)
      }
      DatePicker(state.title, selection: \.date, style: .inline)
    }
  }

  @NodeBuilder<Self> func sheet(_ state: State) -> Node {
    VStack(alignment: .stretch) {
      TextField("In sheet", text: \.text)
      Picker("Choice", selection: \.choice, options: state.options) { Text($0) }
      DatePicker("Day", selection: \.date)
      Button("Push") { $0.path.append(7) }
      Button("Ask") { $0.isAlert = true }
      Button("Close") { $0.isSheet = false }.keyboardShortcut(.cancelAction)
      if state.isOn { Table(\.rows) { TableColumn("Name", value: \.name) }.frame(height: 3) }
    }
  }
}

extension Everything.State {
  subscript(isPopover id: Int) -> Bool {
    get { isPopover && id == 2 }
    set { isPopover = newValue }
  }

  /// Changes anything, without regard to what else there is.
  mutating func shake(_ random: inout SplitMix64) {
    let doubles: [Double] = [
      .nan, .infinity, -.infinity, .greatestFiniteMagnitude, -.greatestFiniteMagnitude, -1, 0, 0.5,
      1, 1e19,
      .leastNonzeroMagnitude, -0.0, 0.1,
    ]
    let ints: [Int] = [.min, .min + 1, -1, 0, 1, 5, 1000, .max - 1, .max]
    switch random.below(34) {
    case 0: title = random.pick(oddTexts)
    case 1: text = random.pick(oddTexts)
    case 2: number = random.pick(ints)
    case 3:
      let a = random.pick(ints)
      let b = random.pick(ints)
      (bottom, top) = (min(a, b), max(a, b))
    case 4: (bottom, top) = (0, 10)
    case 5: age = random.chance(30) ? nil : random.pick(ints)
    case 6: share = random.pick(doubles)
    case 7: level = random.pick(doubles)
    case 8:
      let a = random.pick(doubles.filter { !$0.isNaN })
      let b = random.pick(doubles.filter { !$0.isNaN })
      (low, high) = (min(a, b), max(a, b))
    case 9: (low, high) = (0, 1)
    case 10: step = random.pick(doubles)
    case 11: options = (0..<random.below(6)).map { _ in random.pick(oddTexts) }
    case 12: options.shuffle(using: &random)
    case 13: if !options.isEmpty { options.remove(at: random.below(options.count)) }
    case 14: options = ["one", "two", "three"]
    case 15: choice = random.pick(options + ["gone"])
    case 16: maybe = random.chance(50) ? nil : random.pick(options + ["gone"])
    case 17: many = Set([random.pick(options + ["gone"]), random.pick(oddTexts)])
    case 18: tabs = Array((0..<5).shuffled(using: &random).prefix(random.below(6)))
    case 19: tabs = [0, 1, 2, 3, 4]
    case 20: tab = random.below(6)
    case 21: path = (0..<random.below(4)).map { _ in random.below(3) }
    case 22:
      rows = (0..<random.below(9)).map {
        .init(id: $0, name: random.pick(oddTexts), amount: random.pick(doubles))
      }.shuffled(using: &random)
    case 23: if !rows.isEmpty { rows.remove(at: random.below(rows.count)) }
    case 24: selected = random.chance(30) ? nil : random.below(9)
    case 25: showsColumn.toggle()
    case 26: isSheet.toggle()
    case 27: isAlert.toggle()
    case 28: isPopover.toggle()
    case 29: toast = random.chance(30) ? nil : random.pick(oddTexts)
    case 30: item = random.chance(50) ? nil : rows.randomElement(using: &random)
    case 31:
      date = Date(
        timeIntervalSince1970: random.pick([0, 1e9, -1e12, 1e14, 1e19, -1e19, .infinity, .nan]))
      noDate = random.chance(50) ? nil : date
    case 32:
      width = random.pick(ints)
      showsDetail.toggle()
    default:
      isDisabled.toggle()
      isOpen.toggle()
      progress = random.pick(doubles)
      total = random.pick(doubles)
      error = random.chance(50) ? nil : random.pick(oddTexts)
      disabledOption = random.pick(options + [""])
    }
  }
}
