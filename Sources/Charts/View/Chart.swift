import RecurseReconciler
import RecurseWidgets

/// A chart of a collection: lines, areas, bars, points, rules and heat maps with axes and a legend.
///
/// ```swift
/// Chart(\.samples) {
///   LineMark(x: \.time, y: \.load).foreground(by: \.host)
///   RuleMark(y: 0.8)
/// }
/// .chartYScale(domain: 0.0...1)
/// .frame(height: 12)
/// ```
///
/// It expands to the available room, or has the size of its frame. As the room gets less, first the
/// titles leave, then the legend, the horizontal axis and the vertical one; the plot stays.
/// Elements without a finite place are left out, and a line has a gap there. Without any elements
/// the axes are shown.
///
/// A modifier of a chart, such as `.chartYScale`, may follow those of other views, unless one of
/// them puts the chart into another view.
///
/// Eight series have colors that everybody can tell apart in every theme, color-blind people
/// included: `Color.series(_:)`. On a terminal with few colors or none, and from the ninth series
/// on, each series has a symbol or a pattern.
///
/// With the focus, ← and → (↑ and ↓ for level bars) move a cursor over the data and show the values
/// there. Home and End move it to the ends, and Escape removes it. The mouse shows the values below
/// it, and a click puts the cursor there. `+` and `-` zoom at the cursor, and `0` shows everything.
/// `[` and `]`, or Shift with an arrow, scroll to what is beyond the edges. So do a drag and the
/// wheel with Shift; with Ctrl the wheel zooms. Commands of the app on these keys go first.
/// `.focusable(false)` leaves the chart out of the tab order.
///
/// Each key path of a mark is read once for each element when the collection has changed, and not
/// if it is equal. If elements can be compared, and new ones came at the end while some left at the
/// beginning, only the new ones are read. Up to the change the chart holds the collection: a change
/// of an array of n elements copies it, which is O(n).
///
/// - Complexity: O(n) for a change of n elements; O(cells) to paint. After a zoom, lines and areas
///   of elements in order need O(columns · log n), other marks O(n).
@MainActor
public func Chart<Owner: Component, Data: RandomAccessCollection>(
  _ path: KeyPath<Owner.State, Data>,
  @ChartBuilder<Data.Element> marks: () -> [ChartMark<Data.Element>]
) -> VirtualNode<Owner> {
  let marks = marks()
  let start = ChartElement(source: ChartRows(EmptyCollection<Data.Element>(), marks))
  return VirtualNode(start) { element, state in
    element.source = ChartRows(state[keyPath: path], marks)
  } on: { _, _, _ in
  }
}

/// A chart of a collection that is no part of the state. See ``Chart(_:marks:)``.
///
/// ```swift
/// Chart(of: rainfall) { BarMark(x: \.month, y: \.millimeters) }
/// ```
@MainActor
public func Chart<Owner: Component, Data: RandomAccessCollection>(
  of data: Data, _mentions: Mentions<Data>? = nil,
  @ChartBuilder<Data.Element> marks: () -> [ChartMark<Data.Element>]
) -> VirtualNode<Owner> {
  VirtualNode(ChartElement(source: ChartRows(data, marks())))
}

/// The modifiers of a chart. Other nodes have none.
extension VirtualNode: @MainActor ChartModifiable {
  public func chartSettings(_ change: (inout ChartSettings) -> Void) -> VirtualNode {
    var node = self
    let isChart = AnyNode.changeElement(of: &node.base) {
      $0 is TypedElementBox<ChartElement>
    } _: { box in
      // The box is one of a chart, as was asked.
      change(&unsafeDowncast(box, to: TypedElementBox<ChartElement>.self).value.settings)
    }
    assert(isChart, "this is a modifier of a Chart: write it before the chart is in another view")
    return node
  }
}

/// Mentions of a type in a signature.
///
/// The compiler counts a failed requirement once for each mention of its type. Eight mentions
/// outweigh a misspelt property, so the compiler reports the property.
public typealias Mentions<T> = (T, T, T, T, T, T, T, T)
