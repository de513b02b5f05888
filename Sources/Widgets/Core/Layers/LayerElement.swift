import RecurseReconciler
import RecurseTerminal

/// A layer over the tree: a sheet, an alert, a popover, a menu, a tooltip or a toast.
package struct LayerElement: WidgetElement, Accessible {
  package typealias Event = LayerDismissal

  package var kind: LayerKind
  package var label: String
  /// Whether a person requested the layer, and not a state of the app.
  package var isRequested: Bool
  /// The cell at which the mouse was, for a layer that opens there and not at its anchor.
  package var point: CellPoint?

  package init(
    _ kind: LayerKind, label: String = "", isRequested: Bool = false, point: CellPoint? = nil
  ) {
    self.kind = kind
    self.label = label
    self.isRequested = isRequested
    self.point = point
  }

  package var role: Role {
    switch kind {
    case .sheet: .sheet
    case .alert: .alert
    case .popover, .suggestions: .popover
    case .menu: .menu
    case .toast, .ending: .toast
    case .help: .tooltip
    }
  }

  package func makeWidget(_ sender: EventSender<LayerElement>) -> ElementWidget<LayerElement> {
    LayerWidget(self, sender)
  }
}

/// A request of a person to close a layer: the state that presents it must stop doing so.
package struct LayerDismissal: Sendable { package init() {} }

/// The kind of a layer, which determines its placement and its input.
///
/// | | placed | input | behind it |
/// |---|---|---|---|
/// | sheet, alert | in the middle | all | toned down |
/// | popover, menu | at its anchor, or at the mouse | all | unchanged |
/// | toast | at the right edge, hiding the least, over all others | the mouse on it | unchanged |
/// | ending | as a toast, over all of those | none | unchanged |
/// | suggestions | at its anchor, over all of level 0 | the mouse on it | unchanged |
/// | help | at its anchor | none | unchanged |
package enum LayerKind: Hashable, Sendable {
  case sheet, alert
  case popover(PopoverEdge)
  case menu
  /// The layer shows suggestions for the text of a field, which keeps the keys.
  case suggestions
  /// - Parameter time: how long it is shown.
  case toast(Duration)
  /// A message of the library that the app exits when its work is finished.
  case ending
  case help

  /// Whether the layer is a message beside everything else.
  var isToast: Bool {
    switch self {
    case .toast, .ending: true
    case .sheet, .alert, .popover, .menu, .suggestions, .help: false
    }
  }

  /// Whether the focus follows the mouse, and a button released on another item presses that.
  var focusFollowsMouse: Bool { self == .menu }

  /// Whether the mouse reaches the content but nothing around it: a message over other content.
  var takesMouseOnContent: Bool {
    switch self {
    case .toast, .suggestions: true
    default: false
    }
  }

  /// Whether the initial focus is on the button that does the least harm, as a second Enter, meant
  /// for what opened the layer, must not destroy anything.
  var beginsHarmlessly: Bool { self == .alert }

  /// Whether the content behind is toned down.
  var isModal: Bool { self == .sheet || self == .alert }

  /// The edge of the anchor at which the layer is; `nil` if it has no anchor.
  var edge: PopoverEdge? {
    switch self {
    case .sheet, .alert, .toast, .ending: nil
    case .popover(let edge): edge
    case .menu, .suggestions, .help: .bottom
    }
  }

  /// Whether the layer drops its border if there is too little room for it and the content.
  var adaptsToWindow: Bool {
    switch self {
    case .alert, .toast, .ending: true
    case .sheet, .popover, .menu, .suggestions, .help: false
    }
  }

  /// Returns whether there is a border around the layer.
  func hasBorder(in window: CellSize) -> Bool {
    switch self {
    // A title, a line and the buttons have room within a border of 5 rows, if lines are long.
    case .alert: window.rows >= 7 || window.columns >= 60 && window.rows >= 5
    case .toast, .ending: window.rows >= 10
    case .sheet, .popover, .menu, .suggestions, .help: true
    }
  }

  /// Returns whether the next key takes the layer away: without room for a border, it hides much.
  func leavesWithKey(in window: CellSize) -> Bool {
    if case .toast = self { !hasBorder(in: window) } else { false }
  }

  /// Whether pressing a button in the layer closes it.
  var closesWithPress: Bool { self == .alert || self == .menu }

  /// Whether keys and the mouse go to the layer, and nowhere behind it.
  package var takesInput: Bool { level == 0 }

  /// Layers of a higher level are over all of a lower one.
  var level: Int {
    switch self {
    case .sheet, .alert, .popover, .menu: 0
    case .suggestions: 1
    case .toast: 2
    case .ending: 3
    case .help: 4
    }
  }
}

/// The edge of its anchor at which a popover is shown, if there is room.
public enum PopoverEdge: Hashable, Sendable {
  /// The edge above the anchor, below it, left of it, right of it.
  case top, bottom, leading, trailing
}

extension Role {
  /// A modal form over the screen.
  public static let sheet = Role("sheet")
  /// A modal question over the screen.
  public static let alert = Role("alert")
  /// Content beside other content.
  public static let popover = Role("popover")
  /// A list of actions to choose from.
  public static let menu = Role("menu")
  /// A message that disappears by itself.
  public static let toast = Role("toast")
  /// A description of the purpose of some content.
  public static let tooltip = Role("tooltip")
}
