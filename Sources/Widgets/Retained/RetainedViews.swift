import RecurseReactive

/// A text that can be changed.
public final class LabelView: RetainedView {
  private let element: RetainedElement<TextElement>

  /// A label with a text.
  public init(_ text: String = "") {
    element = RetainedElement(TextElement(text: text))
    super.init(element.widget)
  }

  /// The text.
  public var text: String {
    get { element.value.text }
    set { element.value.text = newValue }
  }

  /// The most lines of the text; a longer text is truncated. `nil` sets no limit.
  public var lineLimit: Int? {
    get { element.value.paragraph.lineLimit }
    set { element.value.paragraph.lineLimit = newValue }
  }
}

/// A button whose title and action can be changed.
public final class ButtonView: RetainedView {
  private let element: RetainedElement<ButtonElement>
  /// Called when the button is pressed.
  public var onTap: () -> Void

  /// A button with a title.
  public init(_ title: String = "", onTap: @escaping () -> Void = {}) {
    weak var view: ButtonView?
    element = RetainedElement(ButtonElement(title: title)) { _ in view?.onTap() }
    self.onTap = onTap
    super.init(element.widget)
    view = self
  }

  /// The text on the button.
  public var title: String {
    get { element.value.title }
    set { element.value.title = newValue }
  }
}

/// A line of text that can be edited.
public final class TextFieldView: RetainedView {
  private let element: RetainedElement<TextFieldElement>
  /// Called with each text that a person has made.
  public var onEdit: (String) -> Void

  /// A field.
  ///
  /// - Parameters:
  ///   - title: shown while the field is empty.
  ///   - onEdit: called with each text that a person has made.
  public init(_ title: String = "", onEdit: @escaping (String) -> Void = { _ in }) {
    weak var view: TextFieldView?
    element = RetainedElement(TextFieldElement(title: title)) { view?.edited($0.text) }
    self.onEdit = onEdit
    super.init(element.widget)
    view = self
  }

  /// The text in the field.
  public var text: String {
    get { element.value.text }
    set { element.value.text = newValue }
  }

  private func edited(_ text: String) {
    self.text = text
    onEdit(text)
  }
}

/// A sign that work goes on, as a ``Spinner``: it is not laid out while none does.
public final class ActivityIndicatorView: RetainedView {
  private let element: RetainedElement<SpinnerElement>

  /// A sign that work goes on.
  ///
  /// - Parameters:
  ///   - isAnimating: whether work goes on.
  ///   - timing: the delay before it is shown, and how long it is shown at least.
  public init(isAnimating: Bool = false, timing: SpinnerTiming = SpinnerTiming()) {
    element = RetainedElement(SpinnerElement(isAnimating: isAnimating, timing: timing))
    super.init(element.widget)
  }

  /// Whether work goes on.
  public var isAnimating: Bool {
    get { element.value.isAnimating }
    set { element.value.isAnimating = newValue }
  }
}
