import RecurseLayout
import RecurseReconciler
import RecurseTerminal
import RecurseThemes

/// The style that modifiers give a widget: its box as in CSS (padding, border, size, background,
/// margin), its layout among its siblings, and the values that its content inherits.
package struct WidgetStyle: Equatable {
  package var padding = Edges.zero
  package var border: Border?
  package var frame = FrameSize()
  package var background: Color?
  package var text = TextStyle()
  /// The theme of the widget and its content.
  package var theme: ThemeReference?
  /// The maximum number of lines of texts inside that have no limit of their own.
  package var lineLimit: Int?
  /// The minimum number of lines to reserve, if there is a limit.
  package var leastLines = 0
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
  /// Whether the widget is excluded from layout, painting, focus and events.
  package var isCollapsed = false
  /// Whether Enter in a field presses the button here.
  package var isDefaultAction = false
  /// Whether Escape presses the button here.
  package var isCancelAction = false
  /// Whether the state requests the focus here; `nil` if no modifier binds it.
  package var requestsFocus: Bool?
  /// Whether the widget has the initial focus.
  package var isDefaultFocus = false
  /// Whether the focus selects the text of a field.
  package var selectsTextOnFocus = false
  /// Whether nothing inside gets the focus.
  package var isUnfocusable = false
  /// Whether the state or a modifier wants the focus for the widget, or for lines inside it.
  var wantsFocus: Bool { requestsFocus == true || isDefaultFocus || showsFindBar == true }
  /// Whether text inside can be selected; `nil` inherits that.
  package var isTextSelectable: Bool?
  /// Whether the arrow keys stay inside, and return to where the focus was.
  package var isFocusScope = false
  /// Whether Escape and a click outside leave the layer around open.
  package var disablesDismissal = false
  /// Whether the state wants the bar that finds a text in the first lines inside; `nil` if no
  /// modifier binds it.
  package var showsFindBar: Bool?
  /// The error of a field's value, in a line below it; an empty text is the line alone.
  package var error: String?
  /// The title of the terminal's window.
  package var windowTitle: String?
  /// The title of the content, in the bar of its screen.
  package var navigationTitle: String?
  /// The label of the widget for assistive technology; `nil` uses the element's.
  package var accessibilityLabel: String?
  /// The end at which scroll views inside start, and the child that the state asks them to show.
  package var scrollAnchor: Alignment?
  package var scrollRequest: ScrollRequest?
  /// The row that lists inside select when the selected one is gone.
  package var selectionFallback: SelectionFallback?
  /// Whether scroll views and lists inside show scrollbars.
  package var scrollIndicators: ScrollIndicatorVisibility?

  /// The outermost modifier so far. A modifier that belongs further in needs its own container.
  package var stage = Stage.content

  /// Whether a part of the state is the position of a scroll view inside.
  package var bindsScrollPosition = false

  package init() {}

  package enum Stage: Int, Comparable {
    case content, padding, border, ratio, frame, background, item

    package static func < (left: Stage, right: Stage) -> Bool { left.rawValue < right.rawValue }

    /// Returns whether a modifier of this stage may change a style whose outermost modifier has
    /// another stage.
    ///
    /// Each stage is used once, but `content` and `item` may be repeated in any order. A ratio
    /// belongs to the frame, before or after it.
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

extension WidgetStyle {
  /// The title in the border, which names the content that has no other name.
  package var borderTitle: String? { border?.title.flatMap { $0.isEmpty ? nil : $0 } }
}
