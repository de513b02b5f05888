import Recurse

/// What lies over the rest.
struct LayersPage: GalleryContent {
  struct State: Equatable {
    var showsSheet = false
    var asks = false
    var showsInfo = false
    var notice: String?
    var name = ""
  }

  static let source = """
    Button("Sheet") { $0.showsSheet = true }
      .sheet(isPresented: \\.showsSheet) {
        Text("A sheet").bold().padding(.bottom)
        TextField("Name", text: \\.name)
        Button("Done") { $0.showsSheet = false }.keyboardShortcut(.defaultAction)
          .padding(.top).alignSelf(.end)
      }
    Button("Alert") { $0.asks = true }
      .alert("Delete the file?", isPresented: \\.asks) {
        Button("Delete", role: .destructive) { $0.notice = "Deleted" }
        Button("Keep", role: .cancel)
      }
    Button("Popover") { $0.showsInfo = true }
      .popover(isPresented: \\.showsInfo) { Text("Beside its button.") }
    Button("Toast") { $0.notice = "Saved" }
      .help("A tooltip tells more.")
      .toast(item: \\.notice) { Text("✓ ").foreground(.success) + Text($0) }
    """

  var initialState: State { State() }

  func render(state: State) -> Node {
    FlowStack(spacing: 2) {
      Button("Sheet") { $0.showsSheet = true }
        .sheet(isPresented: \.showsSheet) {
          Text("A sheet").bold().padding(.bottom)
          TextField("Name", text: \.name)
          Button("Done") { $0.showsSheet = false }.keyboardShortcut(.defaultAction)
            .padding(.top).alignSelf(.end)
        }
      Button("Alert") { $0.asks = true }
        .alert("Delete the file?", isPresented: \.asks) {
          Button("Delete", role: .destructive) { $0.notice = "Deleted" }
          Button("Keep", role: .cancel)
        }
      Button("Popover") { $0.showsInfo = true }
        .popover(isPresented: \.showsInfo) { Text("Beside its button.") }
      Button("Toast") { $0.notice = "Saved" }
        .help("A tooltip tells more.")
    }
    .toast(item: \.notice) { Text("✓ ").foreground(.success) + Text($0) }
    Text("")
    Text("Enter opens one, Escape closes it. The focus is where it was, then.")
      .foreground(.secondaryText)
  }
}
