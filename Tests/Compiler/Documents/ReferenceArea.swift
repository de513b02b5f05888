/// Public names that are no views and no modifiers, and the article that covers them.
struct ReferenceArea {
  let article: String
  let names: Set<String>

  /// Products that one article covers.
  static let allOf: Set = ["RecurseTesting"]

  /// Types of Swift that the library adds to.
  static let otherModules: Set = [
    "Array", "ClosedRange", "Date", "Duration", "MutableCollection", "Optional",
    "PartialRangeFrom", "PartialRangeThrough", "Set", "String", "StringProtocol",
  ]

  static let all: [ReferenceArea] = [
    // The parts of a body.
    ReferenceArea(
      article: "ComponentsAndState",
      names: [
        "Child", "ChildContent", "Component", "ComponentContent", "Content", "ContentNodes",
        "Emitting", "EmittingChild", "Modifiable", "ModifiedContent", "NodeBuilder", "NodeModifier",
        "OwnedContent", "StaticContent", "VirtualNode",
      ]),
    ReferenceArea(article: "FirstApp", names: ["App"]),
    ReferenceArea(
      article: "Effects",
      names: ["AppClock", "ComponentEffect", "EffectBuilder", "EventSource"]),
    ReferenceArea(
      article: "OtherPrograms",
      names: [
        "ChildExit", "ChildResult", "StandardInput", "StandardInputError", "TerminalProgram",
      ]),
    ReferenceArea(article: "Inline", names: ["Presentation"]),
    ReferenceArea(article: "Prompts", names: ["PromptError", "ask", "choose", "confirm", "spin"]),
    // Properties, collections, drivers, and the retained views that follow them.
    ReferenceArea(
      article: "SourcesOfData",
      names: [
        "Action", "ActivityIndicatorView", "AnyBox", "Binder", "BindingTarget", "Box", "ButtonView",
        "ChangeStep", "Changeset", "CollectionChange", "CollectionEditor", "CollectionEvent",
        "CollectionProperty", "Cutoff", "Disposable", "DisposeBag", "Driver", "DriverEvents",
        "DriverHandle", "ElementView", "FlattenStrategy", "LabelView", "ObservableCollection",
        "RecordingDriver", "RetainedView", "SectionedChange", "SectionedChangeset",
        "SectionedCollectionProperty", "SectionedEditor", "SectionedEvent", "SectionedStep",
        "Signal", "StackView", "TextFieldView", "ValidatingProperty", "ValidationDecision",
        "ValidationResult", "combineLatest", "transaction",
      ]),
    ReferenceArea(
      article: "WritingAWidget",
      names: [
        "Accessible", "AccessiblePart", "Attributes", "Cell", "CellGrid", "ContainerWidget",
        "Element", "ElementWidget", "EventSender", "Glyph", "GlyphTable", "GraphicsContext", "Role",
        "ScheduledAction", "StyleID", "Widget", "WidgetElement",
      ]),
    // A part of the signature of `Chart`.
    ReferenceArea(article: "Charts", names: ["Mentions"]),
    ReferenceArea(article: "TestingAnApp", names: ["FrameRecord", "MemoryScreen", "UpdateRecord"]),
  ]
}
