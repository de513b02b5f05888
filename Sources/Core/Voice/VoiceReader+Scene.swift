import RecurseLists
import RecurseTerminal
import RecurseWidgets

extension VoiceReader {
  /// Returns what a person can hear of a tree now. O(widgets).
  func scene(of tree: WidgetTree, title: String) -> VoiceScene {
    var scene = VoiceScene()
    let front: Widget = tree.inputLayer ?? tree.root
    scene.titles = [title]
    for layer in tree.layers {
      let kind = layer.element.kind
      if kind.takesInput {
        scene.layers.append(self.layer(layer))
      } else if kind == .suggestions {
        scene.suggestions = suggestions(in: layer)
      } else {
        let text = kind == .help ? layer.element.label : content(of: layer)
        scene.messages.append(
          VoiceScene.Layer(id: layer.voiceID, role: layer.element.role, label: "", text: text))
      }
    }
    if let focused = tree.focus.widget {
      takeFocus(focused, into: &scene)
      if tree.focus.isTyping { scene.companion = companion(in: front) }
    } else {
      scene.text = quietContent(of: front)
    }
    for root in tree.roots { takeChanging(below: root, into: &scene) }
    return scene
  }

  /// Returns a layer that has the input. A text before the controls of a sheet is its title.
  private func layer(_ layer: LayerWidget) -> VoiceScene.Layer {
    let kind = layer.element.kind
    var texts = kind == .sheet || kind == .alert ? quietTexts(of: layer) : []
    var label = layer.element.label
    if kind == .sheet, label.isEmpty, let title = texts.first,
      first(in: layer)?.accessibleLabel == title, title.count <= Self.longestTitle
    {
      label = title
      texts.removeFirst()
    }
    return VoiceScene.Layer(
      id: layer.voiceID, role: layer.element.role, label: label,
      text: texts.joined(separator: ", "))
  }

  /// The characters of a title at most: a longer text is one to read.
  private static let longestTitle = 60

  /// Returns the text or the control with which the content begins.
  private func first(in widget: Widget) -> Widget? {
    for child in widget.children where child.isHeard {
      if child.isFocusable || child.accessibleRole == .text { return child }
      if let found = first(in: child) { return found }
    }
    return nil
  }

  private func takeFocus(_ focused: Widget, into scene: inout VoiceScene) {
    if let row = focused.focusPart?.keyTarget {
      scene.focused = element(row)
      scene.container = container(focused)
      if let header = header(of: row, in: focused) { scene.groups.append(header) }
    } else if let option = focused.optionForKeys {
      var element = self.option(option)
      // In a choice of one, the option with the cursor is the chosen one.
      element.isDeselected =
        focused.accessibleRole == Role("picker") && !element.states.contains("selected")
      scene.focused = element
      scene.container = container(focused)
    } else if focused.accessibleRole == .list {
      // Without a cursor it says how many rows there are, or why there are none.
      let count = focused.instance?.listRowCount ?? 0
      var list = VoiceElement(focused.voiceID, label: count > 0 ? "" : content(of: focused))
      if count > 0 { list.rowCount = count }
      scene.focused = list
      scene.container = container(focused)
    } else {
      scene.focused = element(focused)
    }
    scene.order = order(around: focused)
    var groups: [VoiceElement] = []
    var inner = focused
    for widget in focused.selfAndAncestors.dropFirst() {
      if let page = page(of: widget, around: inner) { scene.pages.append(page) }
      inner = widget
      if widget.containerPart?.showsNavigationTitle == true, let title = widget.navigationTitle {
        scene.titles.append(title)
      }
      if widget.accessibleRole == .group, !widget.accessibleLabel.isEmpty {
        groups.append(
          VoiceElement(widget.voiceID, role: .group, label: widget.accessibleLabel))
      }
    }
    scene.groups = groups.reversed() + scene.groups
  }

  /// Returns the page that a widget shows below a bar of titles, if something is on it.
  private func page(of widget: Widget, around inner: Widget) -> VoiceElement? {
    guard var bar = widget.children.first, bar !== inner else { return nil }
    while bar.accessibleRole == nil, bar.children.count == 1 { bar = bar.children[0] }
    guard bar.accessibleRole == Role("tabBar") else { return nil }
    let titles = bar.accessibleParts
    guard let index = titles.firstIndex(where: \.isSelected) else { return nil }
    var page = VoiceElement(bar.voiceID, role: .option, label: titles[index].label)
    page.place = VoiceElement.Place(number: index + 1, total: titles.count)
    return page
  }

  /// Returns the order of the table in which a widget is.
  private func order(around focused: Widget) -> VoiceScene.Order? {
    for widget in focused.selfAndAncestors {
      guard let table = widget.shownElement as? TableElement else { continue }
      let sort = table.sort.map { sort in
        VoiceScene.Order.Sort(
          column: widget.cell(in: sort.column)?.accessibleLabel ?? "",
          isAscending: sort.isAscending)
      }
      return VoiceScene.Order(table: widget.voiceID, sort: sort)
    }
    return nil
  }

  /// Returns the list, the table or the picker itself, without its content.
  private func container(_ widget: Widget) -> VoiceElement {
    let isTable = widget.parent?.shownElement is TableElement
    let named = isTable ? widget.parent ?? widget : widget
    return VoiceElement(
      named.voiceID, role: named.spokenRole, label: named.accessibleLabel)
  }

  /// Returns the header of the section that a row is in, if it is mounted.
  private func header(of row: Widget, in list: Widget) -> VoiceElement? {
    var header: Widget?
    for child in list.children {
      if child === row { break }
      if child.accessibleRole == .sectionHeader, !isTitleRow(child) { header = child }
    }
    return header.map { element($0) }
  }

  /// Whether a line is that of a table's titles.
  func isTitleRow(_ widget: Widget) -> Bool {
    widget.children.contains { $0.accessibleRole == .tableHeader || isTitleRow($0) }
  }

  /// Returns the first list inside that has a cursor, or else the first one without rows.
  private func companion(in widget: Widget) -> VoiceScene.Companion? {
    guard widget.isHeard else { return nil }
    var empty: VoiceScene.Companion?
    for child in widget.children {
      var found: VoiceScene.Companion?
      if child.shownElement is ListElement, child.isHeard {
        found = companion(of: child)
      }
      found = found ?? companion(in: child)
      if let found, !found.isEmpty { return found }
      empty = empty ?? found
    }
    return empty
  }

  private func companion(of list: Widget) -> VoiceScene.Companion? {
    if let row = list.focusPart?.keyTarget {
      return VoiceScene.Companion(list: container(list), row: element(row))
    }
    guard list.instance?.listRowCount == 0 else { return nil }
    let placeholder = VoiceElement(list.voiceID, role: .placeholder, label: content(of: list))
    return VoiceScene.Companion(list: container(list), row: placeholder, isEmpty: true)
  }

  private func suggestions(in layer: Widget) -> VoiceScene.Suggestions {
    var widget: Widget? = layer
    while let current = widget, current.accessibleRole != .menu { widget = current.next() }
    return VoiceScene.Suggestions(
      count: widget?.children.count ?? 0, chosen: widget?.shownValue)
  }

  /// Finds progress, mistakes and outcomes, wherever they are.
  private func takeChanging(below widget: Widget, into scene: inout VoiceScene) {
    guard widget.isHeard else { return }
    if widget.accessibleRole == .progressView { scene.progress.append(element(widget)) }
    if widget.showsError, widget.shownError != nil { scene.mistaken.append(element(widget)) }
    if let outcome = widget.shownElement as? OutcomeElement {
      let text =
        outcome.isFailure
        ? words.error.with(outcome.message, for: "{text}") : outcome.message
      scene.messages.append(
        VoiceScene.Layer(id: widget.voiceID, role: .text, label: "", text: text))
    }
    for child in widget.children { takeChanging(below: child, into: &scene) }
  }
}

@MainActor
extension Widget {
  /// The option that keys are for, in a picker whose options are in view.
  fileprivate var optionForKeys: Widget? {
    guard let part = focusedPart else { return nil }
    return children.first { $0.accessibleRole == .option && frame(of: $0) == part }
  }
}
