import RecurseCore

struct SliderElement: WidgetElement, Accessible {
  typealias Event = SliderNumber

  var title: String
  var scale: SliderScale
  var number: SliderNumber

  init(title: String, scale: SliderScale) {
    self.title = title
    self.scale = scale
    number = scale.lowest
  }

  var role: Role { .slider }
  var label: String { title }
  var value: String? { text }

  func makeWidget(_ sender: EventSender<SliderElement>) -> ElementWidget<SliderElement> {
    SliderWidget(self, sender)
  }

  /// The position of the number along the line, from 0 to 1.
  var fraction: Double { scale.fraction(of: number) }

  var text: String { scale.text(of: number) }

  /// The texts of both ends, for which there is room.
  var boundTexts: [String] { [scale.text(of: scale.lowest), scale.text(of: scale.highest)] }
}
