import RecurseReactive

/// A text that follows a property.
@MainActor
public func label(text: Property<String>) -> Box<LabelView> {
  let box = Box(LabelView())
  box.bind(text, to: \.text)
  return box
}

/// A button whose title follows a property.
@MainActor
public func button(title: Property<String>, onTap: @escaping () -> Void) -> Box<ButtonView> {
  let box = Box(ButtonView(onTap: onTap))
  box.bind(title, to: \.title)
  return box
}

/// A field whose text follows a property.
///
/// - Parameter onEdit: takes each text that a person has made; `text` follows only what this
/// stores.
@MainActor
public func textField(
  _ title: String = "", text: Property<String>, onEdit: @escaping (String) -> Void
) -> Box<TextFieldView> {
  let box = Box(TextFieldView(title, onEdit: onEdit))
  box.bind(text, to: \.text)
  return box
}

/// A field that shows and writes a property.
@MainActor
public func textField(_ title: String = "", text: MutableProperty<String>) -> Box<TextFieldView> {
  textField(title, text: text) { text.value = $0 }
}

/// A sign that something is going on while a property is true.
@MainActor
public func activityIndicator(animating: Property<Bool>) -> Box<ActivityIndicatorView> {
  let box = Box(ActivityIndicatorView())
  box.bind(animating, to: \.isAnimating)
  return box
}

/// Views one below the other or beside each other.
@MainActor
public func stackView(
  _ boxes: [Box<RetainedView>], axis: StackView.Axis = .vertical, spacing: Int = 0
) -> Box<StackView> {
  let stack = Box(StackView(axis, spacing: spacing))
  for box in boxes { stack.addSubview(box) }
  return stack
}

/// Views that follow a collection, one below the other or beside each other.
@MainActor
public func stackView(
  following boxes: ObservableCollection<Box<RetainedView>>, axis: StackView.Axis = .vertical,
  spacing: Int = 0
) -> Box<StackView> {
  let stack = Box(StackView(axis, spacing: spacing))
  stack.bindSubviews(boxes)
  return stack
}
