import RecurseReactive

/// A text view whose text can change.
public final class LabelView: RetainedView {
  private let element: RetainedElement<TextElement>

  /// Creates a label with a text.
  public init(_ text: String = "") {
    element = RetainedElement(TextElement(text: text))
    super.init(element.widget)
  }

  /// The text of the label.
  public var text: String {
    get { element.value.text }
    set { element.value.text = newValue }
  }

  /// The maximum number of lines. A longer text is truncated. `nil` sets no limit.
  public var lineLimit: Int? {
    get { element.value.paragraph.lineLimit }
    set { element.value.paragraph.lineLimit = newValue }
  }
}

/// A button whose title and action can change.
public final class ButtonView: RetainedView {
  private let element: RetainedElement<ButtonElement>
  /// The action, called when the button is pressed.
  public var onTap: () -> Void

  /// Creates a button with a title.
  public init(_ title: String = "", onTap: @escaping () -> Void = {}) {
    weak var view: ButtonView?
    element = RetainedElement(ButtonElement(title: title)) { _ in view?.onTap() }
    self.onTap = onTap
    super.init(element.widget)
    view = self
  }

  /// The button's label.
  public var title: String {
    get { element.value.title }
    set { element.value.title = newValue }
  }
}

/// A line of text that can be edited.
public final class TextFieldView: RetainedView {
  private let element: RetainedElement<TextFieldElement>
  /// The handler of each text that a person enters.
  public var onEdit: (String) -> Void

  /// Creates a field.
  ///
  /// - Parameters:
  ///   - title: shown while the field is empty.
  ///   - onEdit: called with each text that a person enters.
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

/// A sign that work is in progress, as a ``Spinner``. It is not laid out while no work is in
/// progress.
public final class ActivityIndicatorView: RetainedView {
  private let element: RetainedElement<SpinnerElement>

  /// Creates an activity indicator.
  ///
  /// - Parameters:
  ///   - isAnimating: whether work is in progress.
  ///   - timing: the delay before the sign is shown, and its minimum time on the screen.
  public init(isAnimating: Bool = false, timing: SpinnerTiming = SpinnerTiming()) {
    element = RetainedElement(SpinnerElement(isAnimating: isAnimating, timing: timing))
    super.init(element.widget)
  }

  /// A Boolean value that indicates whether work is in progress.
  public var isAnimating: Bool {
    get { element.value.isAnimating }
    set { element.value.isAnimating = newValue }
  }
}
