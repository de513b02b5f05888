import RecurseCore

/// A container that fills the available room, and shrinks to it.
class FillingWidget<E: Element>: ContainerWidget<E> {
  override var layoutStyle: LayoutStyle {
    var style = super.layoutStyle
    style.stretchesWidth = true
    style.stretchesHeight = true
    style.flexShrink = 1
    style.minHeight = 0
    return style
  }
}
