import Foundation
import Recurse
import RecurseFiles
import RecurseFoundation
import RecurseTesting

extension ReferencePage {
  /// The pages with a picture, by the names of their files.
  static let all: [ReferencePage] = [
    ReferencePage("Button", ButtonExample(), columns: 40, rows: 4),
    ReferencePage("Toggle", ToggleExample(), columns: 40, rows: 4),
    ReferencePage("TextField", TextFieldExample(), columns: 44, rows: 6) { screen in
      try screen.type("70000", into: "Port")
      screen.press(.enter)
    },
    ReferencePage("TextEditor", TextEditorExample(), columns: 50, rows: 7),
    ReferencePage("Picker", PickerExample(), columns: 44, rows: 11),
    ReferencePage("Slider", SliderExample(), columns: 44, rows: 4),
    ReferencePage("Stepper", StepperExample(), columns: 44, rows: 4),
    ReferencePage(
      "DatePicker", DatePickerExample(), columns: 44, rows: 10, environment: fixedDay()),
    ReferencePage("Link", LinkExample(), columns: 44, rows: 3),
    ReferencePage("Form", FormExample(), columns: 44, rows: 10) { screen in
      try screen.press("Save")
    },
    ReferencePage("GroupBox", GroupBoxExample(), columns: 44, rows: 7),
    ReferencePage("DisclosureGroup", DisclosureGroupExample(), columns: 44, rows: 5),
    ReferencePage("List", ListExample(), columns: 44, rows: 8),
    ReferencePage("Table", TableExample(), columns: 52, rows: 7),
    ReferencePage("Tree", TreeExample(), columns: 44, rows: 6),
    ReferencePage("ProgressView", ProgressViewExample(), columns: 44, rows: 6),
    ReferencePage("Gauge", GaugeExample(), columns: 44, rows: 4),
    ReferencePage("BigText", BigTextExample(), columns: 44, rows: 4),
    ReferencePage("Spinner", SpinnerExample(), columns: 44, rows: 3) { screen in
      await screen.advance(by: .milliseconds(400))
    },
    ReferencePage("Skeleton", SkeletonExample(), columns: 44, rows: 6),
    ReferencePage("EmptyState", EmptyStateExample(), columns: 44, rows: 6),
    ReferencePage("AsyncView", AsyncViewExample(), columns: 44, rows: 4) { screen in
      try await screen.wait(until: "it is loaded") { screen.shows("sunny") }
    },
    ReferencePage("Menu", MenuExample(), columns: 44, rows: 9) { screen in
      screen.press(.alt("v"))
    },
    ReferencePage("Sheet", SheetExample(), columns: 50, rows: 11) { screen in
      try screen.press("Rename…")
    },
    ReferencePage("Alert", AlertExample(), columns: 50, rows: 9) { screen in
      try screen.press("Delete…")
    },
    ReferencePage("Popover", PopoverExample(), columns: 44, rows: 8) { screen in
      try screen.press("Filter")
    },
    ReferencePage("Toast", ToastExample(), columns: 44, rows: 6) { screen in
      try screen.press("Save")
    },
    ReferencePage("TabView", TabViewExample(), columns: 44, rows: 6),
    ReferencePage("NavigationStack", NavigationStackExample(), columns: 44, rows: 6),
    ReferencePage("NavigationSplitView", NavigationSplitViewExample(), columns: 50, rows: 6),
    ReferencePage("SplitView", SplitViewExample(), columns: 50, rows: 7),
    ReferencePage("StatusBar", StatusBarExample(), columns: 50, rows: 5),
    ReferencePage("KeyHints", KeyHintsExample(), columns: 50, rows: 5),
    ReferencePage("Text", TextExample(), columns: 44, rows: 6),
    ReferencePage("Stacks", StacksExample(), columns: 44, rows: 5),
    ReferencePage("Grid", GridExample(), columns: 44, rows: 5),
    ReferencePage("FlexBox", FlexBoxExample(), columns: 44, rows: 4),
    ReferencePage("ScrollView", ScrollViewExample(), columns: 44, rows: 5),
    ReferencePage("ForEach", ForEachExample(), columns: 44, rows: 4),
    ReferencePage("GeometryReader", GeometryReaderExample(), columns: 44, rows: 3),
    ReferencePage("Canvas", CanvasExample(), columns: 44, rows: 8),
    ReferencePage("Chart", ChartExample(), columns: 50, rows: 10),
    ReferencePage("Sparkline", SparklineExample(), columns: 44, rows: 3),
    ReferencePage("Image", ImageExample(), columns: 30, rows: 8),
    ReferencePage("Markdown", MarkdownExample(), columns: 50, rows: 9),
    ReferencePage("Code", CodeExample(), columns: 44, rows: 5),
    ReferencePage("DiffView", DiffViewExample(), columns: 50, rows: 7),
    ReferencePage("LogView", LogViewExample(), columns: 50, rows: 5),
    ReferencePage("FilePicker", FilePickerExample(folder: notes), columns: 50, rows: 10) { screen in
      try await screen.wait(until: "the folder is read") { screen.shows("times.txt") }
    },
    ReferencePage("ErrorBoundary", ErrorBoundaryExample(), columns: 44, rows: 4) { screen in
      try screen.press("Open")
    },
    ReferencePage("Observing", ObservingExample(), columns: 44, rows: 3),
    ReferencePage("Frames", FramesExample(), columns: 44, rows: 7),
    ReferencePage("Boxes", BoxesExample(), columns: 44, rows: 6),
    ReferencePage("Colors", ColorsExample(), columns: 44, rows: 6),
    ReferencePage("TextStyles", TextStylesExample(), columns: 44, rows: 6),
    ReferencePage("FocusModifiers", FocusModifiersExample(), columns: 44, rows: 5),
    ReferencePage("CommandModifiers", CommandModifiersExample(), columns: 50, rows: 6),
    ReferencePage("MouseModifiers", MouseModifiersExample(), columns: 44, rows: 4) { screen in
      screen.drag(from: CellPoint(column: 2, row: 0), to: CellPoint(column: 12, row: 0))
    },
    ReferencePage("RowModifiers", RowModifiersExample(), columns: 44, rows: 6) { screen in
      screen.press(.left)
    },
    ReferencePage("LifecycleModifiers", LifecycleModifiersExample(), columns: 44, rows: 3) {
      screen in
      await screen.settle()
    },
    ReferencePage("AnimationModifiers", AnimationModifiersExample(), columns: 44, rows: 4),
    ReferencePage("Environment", EnvironmentExample(), columns: 44, rows: 4),
  ]

  /// A day that does not pass, in a zone and a language that are the same everywhere.
  @MainActor private static func fixedDay() -> EnvironmentValues {
    var environment = EnvironmentValues()
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    calendar.locale = Locale(identifier: "en_US")
    environment.calendar = calendar
    environment.now = { Date(timeIntervalSince1970: 1_795_444_200) }
    return environment
  }

  /// A folder with the same two files on every machine. Its path is in the picture.
  private static let notes: FileLocation = {
    let folder = URL(filePath: "/tmp/recurse-notes")
    let files = FileManager.default
    try? files.createDirectory(at: folder, withIntermediateDirectories: true)
    for (name, size) in [("meals.md", 1234), ("times.txt", 812)] {
      _ = files.createFile(
        atPath: folder.appending(path: name).path, contents: Data(count: size),
        attributes: [.modificationDate: Date(timeIntervalSince1970: 1_795_694_400)])
    }
    return FileLocation(folder.path)
  }()
}
