import RecurseReconciler
import RecurseWidgets

// The events that a list sends to one of its rows. A modifier of the row listens to them.

/// The row was chosen: by Enter, a click, or Space if several rows can be selected.
package struct RowSelection { package init() {} }

/// The user deselected the row.
package struct RowDeselection { package init() {} }

/// The row is to be deleted.
package struct RowDeletion { package init() {} }

/// The row is to be edited in place.
package struct RowEditing {
  /// The alignment of the content in its cell.
  let alignment: HorizontalAlignment

  package init(alignment: HorizontalAlignment = .leading) { self.alignment = alignment }
}

/// The user typed on a cell that takes the text as its new text.
package struct RowTyping {
  package let text: String
  /// The alignment of the content in its cell.
  var alignment = HorizontalAlignment.leading
}

/// An event for one cell of a table, or for a whole row, that has no meaning for other cells.
protocol CellEvent {}
extension RowDeletion: CellEvent {}
extension RowEditing: CellEvent {}
extension RowTyping: CellEvent {}

/// The accessory of the row was pressed.
package struct RowAccessory { package init() {} }

extension Instance {
  /// Offers an event to the listeners in a row, innermost first.
  ///
  /// - Returns: whether a listener handled the event.
  @discardableResult
  package final func offer<Event>(toRow event: Event) -> Bool {
    offer(toRow: event, entersCells: !(Event.self is any CellEvent.Type))
  }

  private func offer<Event>(toRow event: Event, entersCells: Bool) -> Bool {
    guard !isClosedToRowEvents else { return false }
    return childInstances.contains {
      (entersCells || !$0.isCell) && $0.offer(toRow: event, entersCells: entersCells)
    } || hears(event)
  }

  /// Visits the instances in the row, innermost first, until one takes a key.
  final func firstInRow(where takes: (Instance) -> Bool) -> Bool {
    guard !isClosedToRowEvents else { return false }
    return childInstances.contains { $0.firstInRow(where: takes) } || takes(self)
  }

  /// Returns whether a listener in the row listens for a type of event.
  package final func isRow<Event>(listeningFor event: Event.Type) -> Bool {
    hasInRow(entersCells: !(event is any CellEvent.Type)) { $0.listens(for: event) }
  }

  /// Returns whether a listener in the row would handle an event.
  final func isRow<Event>(accepting event: Event) -> Bool {
    hasInRow(entersCells: !(Event.self is any CellEvent.Type)) { $0.accepts(event) }
  }

  private func hasInRow(entersCells: Bool, where isWanted: (Instance) -> Bool) -> Bool {
    guard !isClosedToRowEvents else { return false }
    return isWanted(self)
      || childInstances.contains {
        (entersCells || !$0.isCell) && $0.hasInRow(entersCells: entersCells, where: isWanted)
      }
  }

  /// Whether it is a cell in a row.
  private var isCell: Bool { (self as? ElementInstance)?.widget is any RowCell }

  /// The restrictions set by the row's modifiers.
  final var rowRules: RowRules {
    guard !isClosedToRowEvents else { return [] }
    var rules = trait(of: RowRules.self) ?? []
    for child in childInstances { rules.formUnion(child.rowRules) }
    return rules
  }

  /// Whether row events do not reach the instance. Disabled content receives none, and neither does
  /// a listener around that alone; a list within a row has rows of its own.
  private var isClosedToRowEvents: Bool {
    if let element = self as? ElementInstance {
      return element.isDisabled || element.box.identity == ObjectIdentifier(ListElement.self)
    }
    var current: Instance = self
    while !(current is ElementInstance), current.childInstances.count == 1 {
      current = current.childInstances[0]
    }
    return (current as? ElementInstance)?.isDisabled == true
  }
}

extension ElementInstance {
  fileprivate var isDisabled: Bool {
    (box.attributes as? StyleAttributes)?.style.isInert == true
  }
}
