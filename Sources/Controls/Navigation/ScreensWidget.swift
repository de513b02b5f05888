import RecurseCore

/// The screens of a stack, of which one is shown.
struct ScreensElement: WidgetElement {
  /// The number of the shown screen. A newly opened screen has a higher number than all before it.
  var shown: Int

  func makeWidget(_ sender: EventSender<ScreensElement>) -> ElementWidget<ScreensElement> {
    ScreensWidget(self, sender)
  }
}

final class ScreensWidget: FillingWidget<ScreensElement> {
  override var layoutStyle: LayoutStyle {
    var style = super.layoutStyle
    style.direction = .column
    style.alignItems = .stretch
    return style
  }

  override func update(from old: ScreensElement) {
    if element.shown > old.shown { takeFocusAfterPress() }
  }
}

/// A screen, which reports the title of its content.
struct ScreenElement: WidgetElement {
  typealias Event = String

  /// The title reported last.
  var title: String

  func makeWidget(_ sender: EventSender<ScreenElement>) -> ElementWidget<ScreenElement> {
    ScreenWidget(self, sender)
  }
}

final class ScreenWidget: FillingWidget<ScreenElement> {
  override var layoutStyle: LayoutStyle {
    var style = super.layoutStyle
    style.direction = .columnReverse
    style.justifyContent = .end
    return style
  }

  override func update(from old: ScreenElement) {}

  override var showsNavigationTitle: Bool { true }

  override func navigationTitleChanged() {
    let title = navigationTitle ?? ""
    if title != element.title { send(title) }
  }
}
