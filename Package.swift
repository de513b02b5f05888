// swift-tools-version: 6.2
import PackageDescription

/// Warnings are errors in CI; a developer's half-written file still builds.
let strict: [SwiftSetting] = Context.environment["CI"] != nil ? [.treatAllWarnings(as: .error)] : []

let settings: [SwiftSetting] =
  [
    .swiftLanguageMode(.v6),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("MemberImportVisibility"),
  ] + strict

/// Fast modules that keep their assertions, for tests of everything. SwiftPM has no setting for it
/// but flags that it calls unsafe: it refuses them in a dependency, where nobody sets the variable.
let optimized: [SwiftSetting] =
  Context.environment["RECURSE_OPTIMIZE"] != nil
  ? [.unsafeFlags(["-O", "-wmo", "-num-threads", "2", "-assert-config", "Debug"])] : []

let argumentParser = Target.Dependency.product(
  name: "ArgumentParser", package: "swift-argument-parser")
let grdb = Target.Dependency.product(name: "GRDB", package: "GRDB.swift")
let sqlite = Target.Dependency.product(name: "GRDBSQLite", package: "GRDB.swift")
/// What apps start other programs with.
let subprocess: [Target.Dependency] = [
  .product(name: "Subprocess", package: "swift-subprocess"),
  .product(name: "SystemPackage", package: "swift-system"),
]

func module(
  _ name: String, folder: String, packageAccess: Bool = true,
  _ dependencies: [Target.Dependency] = []
) -> Target {
  .target(
    name: name, dependencies: dependencies, path: "Sources/\(folder)",
    packageAccess: packageAccess, swiftSettings: settings + optimized)
}

/// A module of one app, or one that apps share.
func appModule(
  _ name: String, folder: String, _ dependencies: [Target.Dependency] = [], isFast: Bool = false
) -> Target {
  .target(
    name: name, dependencies: dependencies, path: "Apps/\(folder)",
    swiftSettings: settings + (isFast ? optimized : []))
}

func app(
  _ name: String, folder: String, _ dependencies: [Target.Dependency] = [],
  excluding exclude: [String] = [], samples: [Resource]? = nil
) -> Target {
  .executableTarget(
    name: name,
    dependencies: ["DemoCommand", "Recurse", argumentParser] + dependencies,
    path: "Apps/\(folder)", exclude: exclude, resources: samples, swiftSettings: settings)
}

func tests(
  _ name: String, folder: String, packageAccess: Bool = true, _ dependencies: [Target.Dependency],
  excluding exclude: [String] = []
) -> Target {
  .testTarget(
    name: name, dependencies: dependencies + ["TestSupport"], path: "Tests/\(folder)",
    exclude: exclude, packageAccess: packageAccess, swiftSettings: settings)
}

/// An app that only the tests run. Without package access it sees what another package sees.
func fixture(
  _ name: String, folder: String, _ dependencies: [Target.Dependency] = [],
  packageAccess: Bool = true
) -> Target {
  .executableTarget(
    name: name, dependencies: ["Recurse"] + dependencies, path: "Tests/Fixtures/\(folder)",
    packageAccess: packageAccess, swiftSettings: settings)
}

/// The apps that tests of all of them open.
let demos: [Target.Dependency] = [
  "books-demo", "chat", "editor", "file-manager", "gallery", "log-viewer", "login-demo",
  "queue-demo", "quotes-demo", "seven-guis", "stories-demo", "system-monitor", "timer-demo",
  "tracks-demo", "user-list-demo",
]

/// The modules that a view with cells of its own needs: places, nodes, cells and widgets.
let drawn: [Target.Dependency] = [
  "RecurseLayout", "RecurseReconciler", "RecurseTerminal", "RecurseWidgets",
]

/// The libraries beside Recurse that views come from, each imported by the apps that need it.
let viewLibraries: [Target.Dependency] = [
  "RecurseCharts", "RecurseDrawing", "RecurseEditor", "RecurseFiles", "RecurseFoundation",
  "RecurseImages", "RecurseMarkdown", "RecurseReaders",
]

let package = Package(
  name: "Recurse",
  platforms: [.macOS("15.4")],
  products: [
    .library(name: "Recurse", targets: ["Recurse"]),
    .library(name: "RecurseCore", targets: ["RecurseCore"]),
    .library(name: "RecurseFoundation", targets: ["RecurseFoundation"]),
    .library(name: "RecurseFiles", targets: ["RecurseFiles"]),
    .library(name: "RecursePrompts", targets: ["RecursePrompts"]),
    .library(name: "RecurseReaders", targets: ["RecurseReaders"]),
    .library(name: "RecurseEditor", targets: ["RecurseEditor"]),
    .library(name: "RecurseMarkdown", targets: ["RecurseMarkdown"]),
    .library(name: "RecurseDrawing", targets: ["RecurseDrawing"]),
    .library(name: "RecurseCharts", targets: ["RecurseCharts"]),
    .library(name: "RecurseImages", targets: ["RecurseImages"]),
    .library(name: "RecurseTesting", targets: ["RecurseTesting"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.5.0"),
    // For RecurseEditor alone: who uses the other products does not resolve it.
    .package(url: "https://github.com/apple/swift-collections", from: "1.6.0"),
    // For git-client and log-viewer alone.
    .package(url: "https://github.com/apple/swift-subprocess", from: "1.0.2", traits: []),
    .package(url: "https://github.com/apple/swift-system", from: "1.5.0"),
    // For database-browser alone.
    .package(url: "https://github.com/groue/GRDB.swift", from: "7.10.0"),
  ],
  targets: [
    .target(
      name: "CRecurse",
      linkerSettings: [
        .linkedLibrary("ncursesw"), .linkedLibrary("tinfo", .when(platforms: [.linux])),
      ]),
    .target(name: "CStack"),
    .target(name: "CAllocations"),
    .target(
      name: "CMarkdown",
      linkerSettings: [.linkedLibrary("cmark-gfm"), .linkedLibrary("cmark-gfm-extensions")]),
    .target(name: "CImages", linkerSettings: [.linkedLibrary("png")]),
    .target(name: "CEmulator", linkerSettings: [.linkedLibrary("vterm")]),
    module("RecurseAlgorithms", folder: "Algorithms"),
    module("RecurseGeometry", folder: "Geometry"),
    module("RecurseLayout", folder: "Layout", ["CStack", "RecurseGeometry"]),
    module("RecurseReactive", folder: "Reactive", ["RecurseAlgorithms"]),
    module(
      "RecurseReconciler", folder: "Reconciler",
      ["CStack", "RecurseAlgorithms", "RecurseGeometry", "RecurseReactive"]),
    module(
      "RecurseTerminal", folder: "Terminal", ["CRecurse", "RecurseAlgorithms", "RecurseGeometry"]),
    module("RecurseEditing", folder: "Editing", ["RecurseTerminal"]),
    module("RecurseThemes", folder: "Themes", ["RecurseTerminal"]),
    module(
      "RecurseWidgets", folder: "Widgets",
      [
        "CStack", "RecurseAlgorithms", "RecurseReactive", "RecurseReconciler", "RecurseLayout",
        "RecurseEditing", "RecurseTerminal", "RecurseThemes",
      ]),
    module(
      "RecurseLists", folder: "Lists",
      [
        "RecurseAlgorithms", "RecurseMatching", "RecurseReactive", "RecurseReconciler",
        "RecurseLayout", "RecurseTerminal", "RecurseThemes", "RecurseWidgets",
      ]),
    module(
      "RecurseCore", folder: "Core",
      [
        "CRecurse", "RecurseReactive", "RecurseReconciler", "RecurseLayout", "RecurseLists",
        "RecurseMatching", "RecurseTerminal", "RecurseThemes", "RecurseWidgets",
      ]),
    // Without package access, as an app's own controls are written.
    module("RecurseControls", folder: "Controls", packageAccess: false, ["RecurseCore"]),
    module("Recurse", folder: "Recurse", ["RecurseControls", "RecurseCore"]),
    // Dates, and the formats of a language: what needs Foundation.
    module(
      "RecurseFoundation", folder: "Foundation", packageAccess: false,
      ["RecurseCharts", "RecurseControls", "RecurseCore"]),
    // Files that a person chooses.
    module(
      "RecurseFiles", folder: "FilePicker", packageAccess: false,
      ["RecurseControls", "RecurseCore"]),
    // Questions of scripts, each an app that is run to a value.
    module("RecursePrompts", folder: "Prompts", ["Recurse", "RecurseCore", "RecurseTerminal"]),
    // Texts that are found by some of their characters.
    module("RecurseMatching", folder: "Matching", []),
    module("RecurseHighlighting", folder: "Highlighting", []),
    // Patches as values: files, hunks, changed words, what git can stage.
    module("RecursePatches", folder: "Patches", []),
    // Views of many lines, for apps that need them.
    module(
      "RecurseReaders", folder: "Readers",
      drawn + [
        "CRecurse", "RecurseAlgorithms", "RecurseCore", "RecurseEditing", "RecurseHighlighting",
        "RecursePatches", "RecurseThemes",
      ]),
    // Texts of many lines that a person edits.
    module(
      "RecurseEditor", folder: "Editor",
      drawn + [
        "RecurseCore", "RecurseEditing", "RecurseHighlighting", "RecurseReaders",
        .product(name: "_RopeModule", package: "swift-collections"),
      ]),
    // Markdown, parsed by cmark-gfm: who uses the other products does not need that library.
    module(
      "RecurseMarkdown", folder: "Markdown",
      [
        "CMarkdown", "RecurseCore", "RecurseHighlighting", "RecurseReaders", "RecurseReconciler",
        "RecurseTerminal", "RecurseThemes", "RecurseWidgets",
      ]),
    // Pictures in dots, for apps that need them.
    module("RecurseDrawing", folder: "Drawing", drawn),
    // Charts: a model of them, and a view that draws their lines in dots.
    module("RecurseCharts", folder: "Charts", drawn + ["RecurseDrawing", "RecurseReactive"]),
    // Pictures in half blocks, decoded by libpng: who uses the other products does not need it.
    module("RecurseImages", folder: "Images", drawn + ["CImages", "CRecurse", "RecurseThemes"]),
    module(
      "RecurseTesting", folder: "RecurseTesting",
      [
        "RecurseCore", "RecurseLists", "RecurseReconciler", "RecurseTerminal", "RecurseThemes",
        "RecurseWidgets", "CEmulator",
      ]),
    app("login-demo", folder: "LoginDemo", ["UserListScreen"]),
    app("timer-demo", folder: "TimerDemo"),
    appModule("DemoCommand", folder: "Command", ["Recurse", argumentParser]),
    .target(name: "FileMetadata", path: "Apps/FileMetadata"),
    appModule("Files", folder: "Files", ["FileMetadata"]),
    appModule("UserListScreen", folder: "UserList", ["Files", "Recurse"]),
    app("user-list-demo", folder: "UserListDemo", ["UserListScreen"]),
    app("quotes-demo", folder: "QuotesDemo"),
    app("stories-demo", folder: "StoriesDemo"),
    app("queue-demo", folder: "QueueDemo"),
    app(
      "gallery", folder: "Gallery",
      viewLibraries + ["RecursePrompts", "RecurseReconciler", "RecurseWidgets"]),
    app("editor", folder: "Editor", ["Files", "RecurseEditor", "RecurseFiles"]),
    app("log-viewer", folder: "LogViewer", ["RecurseCore", "RecurseReaders"] + subprocess),
    app("chat", folder: "Chat", ["RecurseEditor", "RecurseMarkdown"], samples: [.copy("Samples")]),
    appModule("Accounts", folder: "Accounts"),
    // The calls for files and terminals that Swift's Glibc does not show.
    .target(name: "CFileWork", path: "Apps/CFileWork"),
    // What file-manager unpacks archives with: libarchive, and zlib for checksums.
    .target(
      name: "CArchive", path: "Apps/CArchive",
      linkerSettings: [.linkedLibrary("archive"), .linkedLibrary("z")]),
    appModule(
      "FileWork", folder: "FileWork",
      ["Accounts", "CArchive", "CFileWork", "RecurseMatching", "RecurseReaders", "RecurseTerminal"],
      isFast: true),
    app(
      "file-manager", folder: "FileManager",
      ["CFileWork", "FileWork", "RecurseImages", "RecurseMarkdown", "RecurseReaders"] + subprocess),
    // What git-client reads and changes, by git itself.
    appModule("GitWork", folder: "GitWork", ["RecursePatches", "RecurseTerminal"] + subprocess),
    app(
      "git-client", folder: "GitClient",
      ["GitWork", "RecurseEditor", "RecursePatches", "RecurseReaders"]),
    // The call of SQLite that has a list of arguments, which Swift cannot import.
    .target(name: "CDatabaseWork", path: "Apps/CDatabaseWork"),
    // What database-browser reads and changes, by GRDB.
    appModule(
      "DatabaseWork", folder: "DatabaseWork", ["CDatabaseWork", "RecurseTerminal", grdb, sqlite]),
    app(
      "database-browser", folder: "DatabaseBrowser",
      ["DatabaseWork", "RecurseEditor", "RecurseReaders"]),
    // The processes of Linux, read from its files.
    appModule("ProcessTable", folder: "ProcessTable", ["Accounts"]),
    app("system-monitor", folder: "SystemMonitor", ["ProcessTable", "RecurseCharts"]),
    // What looks into the others: CRecurse connects to their sockets.
    app("inspect", folder: "Inspect", ["CRecurse", "Files", "RecurseReconciler"]),
    app("seven-guis", folder: "SevenGUIs", ["RecurseReaders"]),
    app("books-demo", folder: "BooksDemo", samples: [.copy("Samples")]),
    app("tracks-demo", folder: "TracksDemo", ["RecurseCharts"], samples: [.copy("Samples")]),
    module("RecurseMeasuring", folder: "Measuring", ["CAllocations", "RecurseReconciler"]),
    .target(name: "TestSupport", path: "Tests/Support", swiftSettings: settings + optimized),
    .target(
      name: "WidgetFixture", dependencies: ["Recurse", "RecurseTesting"],
      path: "Tests/WidgetFixture", swiftSettings: settings),
    appModule("PeerScreens", folder: "PeerScreens", ["RecurseCore"]),
    .executableTarget(
      name: "bench-peer", dependencies: ["PeerScreens", "RecurseCore"], path: "Apps/BenchPeer",
      exclude: ["extra.toml"], swiftSettings: settings),
    app(
      "bench", folder: "Bench",
      [
        "CRecurse", "PeerScreens", "RecurseAlgorithms", "RecurseMeasuring", "RecurseReactive",
        "RecurseTerminal",
      ]),
    fixture("ending-fixture", folder: "Ending"),
    fixture("animated-fixture", folder: "Animated"),
    fixture("async-start-fixture", folder: "AsyncStart"),
    fixture("flood-fixture", folder: "Flood"),
    fixture("programs-fixture", folder: "Programs", packageAccess: false),
    fixture("inline-fixture", folder: "Inline", packageAccess: false),
    fixture("picker-fixture", folder: "Picker", packageAccess: false),
    fixture("prompts-fixture", folder: "Prompts", ["RecursePrompts"], packageAccess: false),
    tests("RecurseAlgorithmsTests", folder: "Algorithms", ["RecurseAlgorithms"]),
    tests("RecurseReactiveTests", folder: "Reactive", ["RecurseAlgorithms", "RecurseReactive"]),
    tests(
      "RecurseEditingTests", folder: "Editing",
      drawn + ["Recurse", "RecurseEditing", "RecurseEditor", "RecurseTesting"]),
    tests("RecurseHighlightingTests", folder: "Highlighting", ["RecurseHighlighting"]),
    tests(
      "RecurseMarkdownTests", folder: "Markdown", ["Recurse", "RecurseMarkdown", "RecurseTesting"],
      excluding: ["Spec/cases"]),
    tests("RecursePatchesTests", folder: "Patches", ["RecursePatches"]),
    tests(
      "RecursePromptsTests", folder: "Prompts",
      ["Recurse", "RecursePrompts", "RecurseTesting", "prompts-fixture"]),
    tests(
      "RecurseDrawingTests", folder: "Drawing",
      drawn + ["Recurse", "RecurseCore", "RecurseDrawing", "RecurseMeasuring", "RecurseTesting"]),
    tests(
      "RecurseChartsTests", folder: "Charts",
      ["Recurse", "RecurseCharts", "RecurseFoundation", "RecurseTerminal", "RecurseTesting"]),
    tests(
      "RecurseImagesTests", folder: "Images",
      ["Recurse", "RecurseCore", "RecurseImages", "RecurseTerminal", "RecurseTesting"]),
    tests(
      "RecurseLayoutTests", folder: "Layout",
      ["RecurseLayout", "RecurseMeasuring", "RecurseTesting"]),
    tests(
      "BenchTests", folder: "Bench",
      [
        "PeerScreens", "bench", "Recurse", "RecurseMeasuring", "RecurseReconciler",
        "RecurseTerminal", "RecurseTesting",
      ]),
    tests(
      "RecurseTerminalTests", folder: "Terminal",
      ["CRecurse", "RecurseMeasuring", "RecurseTerminal", "RecurseTesting"]),
    tests(
      "RecurseReconcilerTests", folder: "Reconciler",
      [
        "RecurseAlgorithms", "RecurseMeasuring", "RecurseReactive", "RecurseReconciler",
        "RecurseTesting",
      ]),
    tests(
      "RecurseWidgetsTests", folder: "Widgets",
      [
        "Recurse", "RecurseCore", "RecurseEditing", "RecurseMeasuring", "RecurseReconciler",
        "RecurseTerminal", "RecurseTesting", "RecurseWidgets", "WidgetFixture",
      ]),
    tests(
      "RecurseListsTests", folder: "Lists",
      [
        "Recurse", "RecurseLists", "RecurseMeasuring", "RecurseReconciler", "RecurseTerminal",
        "RecurseTesting", "RecurseWidgets", "WidgetFixture",
      ]),
    tests("RecurseControlsTests", folder: "Controls", ["RecurseControls"]),
    tests(
      "RecurseReadersTests", folder: "Readers",
      [
        "Recurse", "RecurseCore", "RecurseHighlighting", "RecurseMeasuring", "RecursePatches",
        "RecurseReaders", "RecurseTerminal", "RecurseTesting", "RecurseWidgets",
      ]),
    tests("ProcessTests", folder: "Process", ["Recurse", "RecurseTesting", "login-demo"]),
    tests(
      "RecurseTestingTests", folder: "RecurseTesting", ["Recurse", "RecurseTesting"],
      excluding: ["Snapshot/Snapshots"]),
    tests(
      "UserListTests", folder: "UserList",
      ["Files", "Recurse", "RecurseTesting", "UserListScreen", "user-list-demo"]),
    tests(
      "InspectTests", folder: "Inspect",
      [
        "CRecurse", "Recurse", "RecurseCore", "RecurseMeasuring", "RecurseReconciler",
        "RecurseTerminal", "RecurseTesting", "inspect", "login-demo",
      ]),
    tests("FileWorkTests", folder: "FileWork", ["FileWork", "RecurseReaders"]),
    tests("ProcessTableTests", folder: "ProcessTable", ["ProcessTable"]),
    tests("GitWorkTests", folder: "GitWork", ["GitWork", "RecursePatches"]),
    tests("DatabaseWorkTests", folder: "DatabaseWork", ["DatabaseWork", grdb]),
    tests(
      "RecurseFilesTests", folder: "FilePicker", packageAccess: false,
      ["Recurse", "RecurseFiles", "RecurseTesting"]),
    tests("RecurseMatchingTests", folder: "Matching", ["RecurseMatching"]),
    tests(
      "DemoTests", folder: "Demos",
      demos + [
        "Files", "Recurse", "RecurseEditor", "RecurseReaders", "RecurseTesting", "FileWork",
        "ProcessTable", "git-client", "GitWork", "RecursePatches", "database-browser",
        "DatabaseWork",
      ], excluding: ["Reference", "Snapshots"]),
    // Without package access: the examples of the reference are what a user writes.
    tests(
      "ReferenceTests", folder: "Demos/Reference", packageAccess: false,
      viewLibraries + ["Recurse", "RecurseTesting"]),
    tests(
      "FuzzTests", folder: "Fuzz",
      demos + [
        "Recurse", "RecurseEditor", "RecurseFoundation", "RecurseReaders", "RecurseReconciler",
        "RecurseTerminal", "Files", "RecurseTesting", "RecurseWidgets", "UserListScreen",
        "FileWork", "inspect",
      ]),
    fixture("deep-fixture", folder: "Deep", packageAccess: false),
    fixture("rating-fixture", folder: "Rating", packageAccess: false),
    // Without package access: what a user of the library can write.
    tests(
      "PublicTests", folder: "Public", packageAccess: false,
      demos + [
        "Recurse", "RecurseEditor", "RecurseFoundation", "RecurseReaders", "RecurseTesting",
        "rating-fixture",
      ]),
    tests(
      "CompilerTests", folder: "Compiler",
      viewLibraries + ["Recurse", "RecursePrompts", "RecurseTesting", argumentParser]),
  ]
)
