import RecurseLayout
import RecurseReconciler
import RecurseTerminal
import RecurseThemes

/// What modifiers say about a widget: its box as in CSS (padding, border, size, background,
/// margin), how it is laid out among its siblings, and what its content inherits.
package struct WidgetStyle: Equatable {
  package var padding = Edges.zero
  package var border: Border?
  package var frame = FrameSize()
  package var background: Color?
  package var text = TextStyle()
  /// The theme here and inside.
  package var theme: ThemeReference?
  /// The most lines that texts inside show, where they have no limit of their own.
  package var lineLimit: Int?
  package var margin = Edges.zero
  /// Width divided by height.
  package var aspectRatio: Float?
  package var flexGrow: Float?
  package var flexShrink: Float?
  package var flexBasis: LayoutLength?
  package var alignSelf: AlignSelf?
  package var fixesWidth = false
  package var fixesHeight = false
  package var position = LayoutPosition.relative
  package var inset = Edges(.auto)
  package var gridColumnSpan = 1
  package var gridRowSpan = 1
  package var gridColumnAlignment = AlignSelf.auto
  package var isDisabled = false
  /// Whether the widget is left out of layout, painting, focus and events.
  package var isCollapsed = false
  package var isDefaultAction = false
  package var isCancelAction = false
  /// Whether the state requests the focus here; `nil` where no modifier binds it.
  package var requestsFocus: Bool?
  /// Whether the focus comes here first.
  package var isDefaultFocus = false
  /// Whether text inside can be selected; `nil` leaves that to what is around.
  package var isTextSelectable: Bool?
  /// Whether the arrows stay inside, and come back to where the focus was.
  package var isFocusScope = false
  /// Whether Escape and a click outside leave the layer around open.
  package var disablesDismissal = false
  /// What is wrong with the value of a field, in a line below it; empty is the line alone.
  package var error: String?
  /// The title of the terminal's window.
  package var windowTitle: String?
  /// The title of the content, in the bar of what it is shown in.
  package var navigationTitle: String?
  /// What the widget is called for those who do not see it; `nil` leaves that to its element.
  package var accessibilityLabel: String?
  /// Where scroll views inside begin; what the state asks them to show.
  package var scrollAnchor: Alignment?
  package var scrollTarget: ScrollTarget?
  /// Whether scroll views and lists inside show scrollbars.
  package var scrollIndicators: ScrollIndicatorVisibility?

  /// The outermost modifier so far: one that belongs further in needs a container of its own.
  package var stage = Stage.content

  package init() {}

  package enum Stage: Int, Comparable {
    case content, padding, border, ratio, frame, background, item

    package static func < (left: Stage, right: Stage) -> Bool { left.rawValue < right.rawValue }

    /// Whether a modifier of this stage may change a style whose outermost modifier is of another.
    ///
    /// Each stage is used once; those about siblings and text may be repeated, and a ratio belongs
    /// to the frame, before or after it.
    func follows(_ last: Stage) -> Bool {
      switch self {
      case .content, .item: true
      case .ratio: last <= .frame
      default: last < self
      }
    }
  }

  /// Whether nothing inside gets focus or events.
  package var isInert: Bool { isDisabled || isCollapsed }
}
