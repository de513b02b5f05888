import RecurseReactive

extension Box where View == LabelView {
  /// Creates a text that follows a property.
  ///
  /// ```swift
  /// let title = Box.label(text: track.name)
  /// ```
  public static func label(text: Property<String>) -> Box<LabelView> {
    let box = Box(LabelView())
    box.bind(text, to: \.text)
    return box
  }

  /// Creates a text that does not change by itself.
  ///
  /// ```swift
  /// let heading = Box.label("Tracks")
  /// ```
  public static func label(_ text: String) -> Box<LabelView> { Box(LabelView(text)) }
}

extension Box where View == ButtonView {
  /// Creates a button whose title follows a property.
  ///
  /// - Parameter onTap: called when the button is pressed.
  public static func button(
    title: Property<String>, onTap: @escaping () -> Void
  ) -> Box<ButtonView> {
    let box = Box(ButtonView(onTap: onTap))
    box.bind(title, to: \.title)
    return box
  }
}

extension Box where View == TextFieldView {
  /// Creates a field whose text follows a property.
  ///
  /// - Parameters:
  ///   - title: shown while the field is empty.
  ///   - onEdit: called with each text that a person enters. `text` changes only if this closure
  ///     stores the text.
  public static func textField(
    _ title: String = "", text: Property<String>, onEdit: @escaping (String) -> Void
  ) -> Box<TextFieldView> {
    let box = Box(TextFieldView(title, onEdit: onEdit))
    box.bind(text, to: \.text)
    return box
  }

  /// Creates a field that shows and writes a property.
  ///
  /// - Parameter title: shown while the field is empty.
  public static func textField(
    _ title: String = "", text: MutableProperty<String>
  ) -> Box<TextFieldView> {
    textField(title, text: text) { text.value = $0 }
  }
}

extension Box where View == ActivityIndicatorView {
  /// Creates a sign that work is in progress, shown while a property is true.
  public static func activityIndicator(
    animating: Property<Bool>
  ) -> Box<ActivityIndicatorView> {
    let box = Box(ActivityIndicatorView())
    box.bind(animating, to: \.isAnimating)
    return box
  }
}

extension Box where View == StackView {
  /// Creates a column or a row of views.
  ///
  /// ```swift
  /// Box.stackView([Box.label("Day"), Box.spacer, Box.label(text: day)], axis: .horizontal)
  /// ```
  ///
  /// - Parameters:
  ///   - boxes: boxes of views of any types.
  ///   - alignment: the position of the views across the stack.
  ///   - spacing: the free cells between neighbors.
  public static func stackView(
    _ boxes: [any AnyBox], axis: StackView.Axis = .vertical,
    alignment: StackView.Alignment = .start, spacing: Int = 0
  ) -> Box<StackView> {
    let stack = Box(StackView(axis, alignment: alignment, spacing: spacing))
    for box in boxes { stack.addSubview(box.cast) }
    return stack
  }

  /// Creates a column or a row of views that follow a collection.
  ///
  /// ```swift
  /// Box.stackView(following: names.map { Box.label($0) })     // a CollectionProperty<String>
  /// ```
  ///
  /// - Parameters:
  ///   - alignment: the position of the views across the stack.
  ///   - spacing: the free cells between neighbors.
  public static func stackView<Subview: RetainedView>(
    following boxes: ObservableCollection<Box<Subview>>, axis: StackView.Axis = .vertical,
    alignment: StackView.Alignment = .start, spacing: Int = 0
  ) -> Box<StackView> {
    let stack = Box(StackView(axis, alignment: alignment, spacing: spacing))
    stack.bindSubviews(boxes)
    return stack
  }

  /// A new empty view that takes the remaining room in its stack.
  ///
  /// ```swift
  /// Box.stackView([title, Box.spacer, close], axis: .horizontal)
  /// ```
  public static var spacer: Box<StackView> {
    let box = Box(StackView())
    box.unbox.flexGrow = 1
    return box
  }

  /// Centers a view in the available room, of which it takes all, along both axes. In a row of
  /// other views, give the row a height: `header.frame(height: 1)`.
  ///
  /// ```swift
  /// Box.center(Box.activityIndicator(animating: state.map { $0.isLoading }))
  /// ```
  public static func center(_ box: Box<some RetainedView>) -> Box<StackView> {
    let stack = Box(StackView(centered: ()))
    stack.addSubview(box)
    return stack
  }
}
