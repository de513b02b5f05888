import RecurseReconciler
import RecurseTerminal

extension OwnedContent {
  /// Adds a context menu. A right click on the content opens it, and so do Shift-F10 and the Menu
  /// key while the content has the focus or is the row with the cursor.
  ///
  /// ```swift
  /// FileRow(file: file)
  ///   .contextMenu {
  ///     Button("Open") { $0.open(file) }
  ///     Divider()
  ///     Menu("Sort by") { … }
  ///   }
  /// ```
  ///
  /// If several are nested, the innermost opens. The items are those of a ``Menu(_:content:)``; the
  /// actions of a list's row follow them.
  public func contextMenu(
    @NodeBuilder<Owner> content: @escaping @MainActor () -> VirtualNode<Owner>
  ) -> VirtualNode<Owner> {
    node.presenting(.contextMenu) { request in .menu(label: "", request, content()) }
  }
}

extension WidgetTree {
  /// Opens the nearest context menu around the widget that a key would go to.
  ///
  /// - Returns: whether there is one.
  func openContextMenu(_ event: KeyEvent) -> Bool {
    guard event.key == Key(.function(10), modifiers: .shift) || event.key == .menu,
      let focused = focus.widget, !focused.isDisabled
    else { return false }
    let inner = focused.focusPart?.keyTarget
    let target = inner ?? focused
    let place = target.frameOnScreen
    var request = PresentationRequest(column: place?.column, row: place.map { $0.endRow - 1 })
    if let place, let cursor = target.cursor {
      // The position of the cursor, if that is in view.
      let point = CellPoint(
        column: place.column + target.contentOrigin.column + cursor.column,
        row: place.row + target.contentOrigin.row + cursor.row)
      if place.contains(point) { (request.column, request.row) = (point.column, point.row) }
    }
    let row = inner?.instance
    let around = focused.instance
    return PresentationInstance.open(
      row?.presenter(inside: .contextMenu) ?? around?.presenter(around: .contextMenu),
      with: row?.presenter(inside: .contextMenuItems)
        ?? around?.presenter(around: .contextMenuItems), request)
  }
}

extension PresentationInstance: SecondaryPressTarget {
  /// Opens the nearest context menu around the widget, with the items that a row around it adds.
  func secondaryPress(on widget: Widget, at point: CellPoint) -> Bool {
    guard purpose == .contextMenu || purpose == .contextMenuItems else { return false }
    for outer in widget.selfAndAncestors { outer.focusPart?.willOpenMenu(inside: widget) }
    var request = PresentationRequest(column: point.column, row: point.row)
    request.prepended = widget.tree?.copyItem(at: widget)
    let instance = widget.instance
    return PresentationInstance.open(
      instance?.presenter(around: .contextMenu),
      with: instance?.presenter(around: .contextMenuItems), request)
  }
}

extension PresentationInstance {
  fileprivate static func open(
    _ menu: PresentationInstance?, with items: PresentationInstance?,
    _ request: PresentationRequest
  ) -> Bool {
    guard let presenter = menu ?? items else { return false }
    var request = request
    request.appended = menu == nil ? nil : items
    presenter.request(request)
    return true
  }
}
