import RecurseCore

/// The basis of all picker styles: options, and the part of the state that selects one of them.
@MainActor
struct Choice<Owner: Component, Value: Hashable, Selection> {
  let title: String
  /// The text that a menu's button shows if nothing is chosen; `nil` is an ellipsis.
  var prompt: String?
  /// Whether the selection may be empty, so that there is always room for the prompt.
  var isOptional = false
  let path: WritableKeyPath<Owner.State, Selection>
  let options: [PickerOption<Owner, Value>]
  /// Returns the value of a selection, or `nil` if nothing is selected.
  let value: @MainActor (Selection) -> Value?
  /// Returns the selection of a value.
  let makeSelection: @MainActor (Value) -> Selection

  func node(_ style: PickerStyle) -> VirtualNode<Owner> {
    switch style {
    case .menu: menu
    case .radioGroup: list(.dot)
    case .inline: list(.bar)
    case .segmented: segments
    }
  }

  private var texts: [String] { options.map(\.node.accessibilityText) }

  private var problem: String? { PickerOption.problem(of: options, in: title) }

  private func chosen(_ state: Owner.State) -> Int? { chosen(state[keyPath: path]) }

  private func chosen(_ selected: Selection) -> Int? {
    value(selected).flatMap { value in options.firstIndex { $0.value == value } }
  }

  private var disabled: [Int] { options.map(\.isDisabled).disabledIndices }

  private func choose(_ index: Int, _ state: inout Owner.State) {
    if let value = options.chosenValue(at: index) { state[keyPath: path] = makeSelection(value) }
  }

  private var segments: VirtualNode<Owner> {
    VirtualNode(
      SegmentsElement(
        role: .picker, title: title, labels: texts, disabled: disabled, problem: problem)
    ) { bar, state in
      bar.selected = chosen(state)
    } on: { state, index, _ in
      choose(index, &state)
    }
  }

  private func list(_ mark: OptionsElement.Mark) -> VirtualNode<Owner> {
    let texts = texts
    return VirtualNode(
      OptionsElement(
        label: title, mark: mark, texts: texts, disabled: disabled, problem: problem),
      children: OptionRow.rows(options, texts, below: title, mark: mark)
    ) { list, state in
      list.chosen = [chosen(state)].compactMap { $0 }
    } on: { state, event, _ in
      if case .choose(let index) = event { choose(index, &state) }
    }
  }

  private var menu: VirtualNode<Owner> {
    let (texts, prompt) = (texts, prompt ?? "…")
    let button = PickerButtonElement(
      title: title, texts: isOptional ? texts + [prompt] : texts, prompt: prompt, problem: problem)
    return VirtualNode(button) { button, state in
      button.text = chosen(state).map { texts[$0] } ?? ""
    } on: { _, _, _ in
    }
    .popover(onRequestAttachedTo: .bottom) {
      Reading(path) { selected in
        PickerMenu(
          label: title, texts: texts, options: options.map(\.node.contentNodes),
          disabled: disabled, selected: chosen(selected)
        )
        .on { state, index in choose(index, &state) }
      }
    }
  }
}
