import RecurseLayout
import RecurseReconciler
import RecurseTerminal

/// What every widget may have around its content, from the inside out: padding, a border, a size,
/// a background; and how it stands among its siblings.
package struct BoxStyle: Equatable {
  package var padding = Edges.zero
  package var border: Border?
  package var frame = FrameSize()
  package var background: Color?
  package var text = TextStyle()
  /// The most lines that texts in the box show, where they say nothing of it themselves.
  package var lineLimit: Int?
  package var margin = Edges.zero
  /// Width divided by height.
  package var aspectRatio: Float?
  package var flexGrow: Float?
  package var flexShrink: Float?
  package var flexBasis: LayoutLength?
  package var alignSelf: AlignSelf?
  package var position = LayoutPosition.relative
  package var inset = Edges(.auto)
  package var gridColumnSpan = 1
  package var gridRowSpan = 1
  package var gridColumnAlignment = AlignSelf.auto
  package var isDisabled = false
  /// Whether the box takes no room, and nothing in it is seen or reached.
  package var isCollapsed = false
  package var isDefaultAction = false
  /// Whether the state asks for the focus here; `nil` where the state has no say.
  package var wantsFocus: Bool?
  /// Where scroll views begin; what the state asks them to show.
  package var scrollAnchor: Alignment?
  package var scrollTarget: ScrollTarget?
  /// Whether what is scrolled here shows how far.
  package var scrollIndicators: ScrollIndicatorVisibility?

  /// How far out the modifiers have come: what belongs further in needs a box of its own.
  package var stage = Stage.content

  package enum Stage: Int, Comparable {
    case content, padding, border, ratio, frame, background, item

    package static func < (left: Stage, right: Stage) -> Bool { left.rawValue < right.rawValue }

    /// Whether a modifier of this stage may change a box that others of an earlier one have.
    ///
    /// Each stage is taken once; what stands among siblings and text may be said again, and a ratio
    /// belongs to the frame, before or behind it.
    func follows(_ last: Stage) -> Bool {
      switch self {
      case .content, .item: true
      case .ratio: last <= .frame
      default: last < self
      }
    }
  }

  /// Whether nothing in the box takes the focus or answers a key.
  package var takesNoPart: Bool { isDisabled || isCollapsed }
}

/// Sizes that a box is given.
package struct FrameSize: Equatable {
  package var width: LayoutLength = .auto
  package var height: LayoutLength = .auto
  package var minWidth: LayoutLength = .auto
  package var minHeight: LayoutLength = .auto
  package var idealWidth: LayoutLength = .auto
  package var idealHeight: LayoutLength = .auto
  package var maxWidth: FrameLimit?
  package var maxHeight: FrameLimit?
}

/// The most that a frame may measure: a number of cells, a share, or all the room that there is.
///
/// ```swift
/// Text(title).frame(maxWidth: .infinity)
/// article.frame(maxWidth: 72)
/// sidebar.frame(maxWidth: .percent(30))
/// ```
public enum FrameLimit: Hashable, Sendable, ExpressibleByIntegerLiteral {
  case cells(Int)
  /// A share of the box around, where 100 is all of it.
  case percent(Double)
  /// No limit.
  case infinity

  public init(integerLiteral cells: Int) { self = .cells(cells) }
}

/// Colours and attributes of text; what is `nil` or missing comes from around it.
package struct TextStyle: Hashable, Sendable {
  package var foreground: Color?
  /// Behind the characters of a span. What is behind a whole element is its box's.
  package var background: Color?
  package var attributes: TextAttributes = []
  /// Attributes that do not come from around it either.
  package var cleared: TextAttributes = []

  package init() {}

  package init(_ style: CellStyle) {
    foreground = style.foreground
    background = style.background
    attributes = style.attributes
  }

  /// Sets an attribute where nothing further in has said anything about it.
  mutating func set(_ attribute: TextAttributes, to isActive: Bool) {
    guard attributes.union(cleared).isDisjoint(with: attribute) else { return }
    if isActive { attributes.insert(attribute) } else { cleared.insert(attribute) }
  }

  /// The style of text in a place that has one already.
  package func over(_ outer: TextStyle) -> TextStyle {
    var style = self
    style.foreground = foreground ?? outer.foreground
    style.background = background ?? outer.background
    style.attributes.formUnion(outer.attributes.subtracting(cleared))
    style.cleared.formUnion(outer.cleared.subtracting(attributes))
    return style
  }
}

extension CellStyle {
  package init(_ text: TextStyle) {
    self.init(
      foreground: text.foreground, background: text.background, attributes: text.attributes)
  }
}

/// A line around a box, with a title in its upper edge.
public struct Border: Equatable, Sendable {
  package var lines: Lines
  package var title: String?
  package var color: Color?
  package var joins = true

  package enum Lines: Equatable, Sendable { case single, rounded, double, heavy }

  public static let single = Border(lines: .single)
  public static let rounded = Border(lines: .rounded)
  public static let double = Border(lines: .double)
  public static let heavy = Border(lines: .heavy)
}
