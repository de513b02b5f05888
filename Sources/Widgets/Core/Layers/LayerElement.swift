import RecurseReconciler
import RecurseTerminal

/// What lies over the tree: a sheet, an alert, a popover, a menu, a tooltip, a toast.
package struct LayerElement: WidgetElement, Accessible {
  package typealias Event = LayerDismissal

  package var kind: LayerKind
  package var label: String
  /// Whether a person asked for it, and not a state of the app.
  package var isRequested: Bool
  /// The cell that was pointed at, for what opens there and not at its anchor.
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
    case .popover: .popover
    case .menu: .menu
    case .toast, .ending: .toast
    case .help: .tooltip
    }
  }

  package func makeWidget(_ sender: EventSender<LayerElement>) -> ElementWidget<LayerElement> {
    LayerWidget(self, sender)
  }
}

/// A person closes a layer: the state that asks for it is to ask no more.
package struct LayerDismissal: Sendable { package init() {} }

/// How a layer is placed, and what it takes.
///
/// | | placed | input | behind it |
/// |---|---|---|---|
/// | sheet, alert | in the middle | all | quiet |
/// | popover, menu | at its anchor, or where the mouse was | all | as it is |
/// | toast | at the right edge, where it hides the least, over all others | the mouse on it | as it is |
/// | ending | as a toast, over all of those | none | as it is |
/// | help | at its anchor | none | as it is |
package enum LayerKind: Hashable, Sendable {
  case sheet, alert
  case popover(PopoverEdge)
  case menu
  /// - Parameter time: how long it is shown.
  case toast(Duration)
  /// The library says that the app ends when its work is finished.
  case ending
  case help

  /// Whether it is a message beside everything else.
  var isToast: Bool {
    switch self {
    case .toast, .ending: true
    case .sheet, .alert, .popover, .menu, .help: false
    }
  }

  /// Whether what is behind is toned down.
  var isModal: Bool { self == .sheet || self == .alert }

  /// The edge of the anchor at which the layer is; `nil` where it has no anchor.
  var edge: PopoverEdge? {
    switch self {
    case .sheet, .alert, .toast, .ending: nil
    case .popover(let edge): edge
    case .menu, .help: .bottom
    }
  }

  /// Whether its border goes where there is too little room for that and for what it says.
  var adaptsToWindow: Bool {
    switch self {
    case .alert, .toast, .ending: true
    case .sheet, .popover, .menu, .help: false
    }
  }

  /// Whether there is a border around it.
  func hasBorder(in window: CellSize) -> Bool {
    switch self {
    case .alert: window.rows >= 7 || window.columns >= 60
    case .toast, .ending: window.rows >= 10
    case .sheet, .popover, .menu, .help: true
    }
  }

  /// Whether a press of a button in the layer closes it.
  var closesWithPress: Bool { self == .alert || self == .menu }

  /// Whether keys and the mouse go there, and nowhere behind it.
  var takesInput: Bool { level == 0 }

  /// Layers of a higher level are over all of a lower one.
  var level: Int {
    switch self {
    case .sheet, .alert, .popover, .menu: 0
    case .toast: 1
    case .ending: 2
    case .help: 3
    }
  }
}

/// The edge of its anchor at which a popover is shown, as long as there is room for it.
public enum PopoverEdge: Hashable, Sendable {
  /// Above the anchor, below it, left of it, right of it.
  case top, bottom, leading, trailing
}

extension Role {
  /// A form over the screen that has to be left first.
  public static let sheet = Role("sheet")
  /// A question over the screen that has to be answered first.
  public static let alert = Role("alert")
  /// What is shown beside something else.
  public static let popover = Role("popover")
  /// Actions to choose one of.
  public static let menu = Role("menu")
  /// A message that goes by itself.
  public static let toast = Role("toast")
  /// What something is for.
  public static let tooltip = Role("tooltip")
}
