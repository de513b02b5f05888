import RecurseLayout
import RecurseReconciler
import RecurseTerminal
import RecurseThemes

extension Modifiable {
  /// Adds free cells inside the border of the content, the same at each edge.
  public consuming func padding(_ cells: Int = 1) -> Modified { padding(Edges(.within(cells))) }

  /// Adds free columns left and right and free rows above and below.
  public consuming func padding(horizontal columns: Int = 0, vertical rows: Int = 0) -> Modified {
    padding(Edges(horizontal: .within(columns), vertical: .within(rows)))
  }

  /// Adds free cells around the content, of any unit.
  public consuming func padding(_ edges: Edges) -> Modified {
    modified(by: .style(.padding) { $0.padding = edges })
  }

  /// Adds free cells at some edges of the content.
  ///
  /// ```swift
  /// Text("chapter").padding(.horizontal, 2)
  /// Text("footnote").padding([.top, .leading])
  /// ```
  public consuming func padding(_ edges: EdgeSet, _ cells: Int = 1) -> Modified {
    func length(_ edge: EdgeSet) -> LayoutLength { edges.contains(edge) ? .within(cells) : 0 }
    return padding(
      Edges(
        top: length(.top), right: length(.trailing), bottom: length(.bottom),
        left: length(.leading)))
  }

  /// Draws a line around the content, one cell wide, with a title in its upper side.
  ///
  /// ```swift
  /// VStack { … }.border(.rounded, title: "Users")
  /// ```
  ///
  /// Lines of borders and dividers join where they meet: a divider in a border ends in `├` and `┤`,
  /// and bordered content in a stack with a spacing of −1 shares a line with `┬` and `┴`. What lies
  /// over other content, in a `ZStack` or by its position, joins none of its lines, and what is
  /// scrolled none beyond the edges that cut it.
  ///
  /// - Parameters:
  ///   - border: the kind of line; `nil` draws none.
  ///   - title: a text in the upper side. The content is as wide as that where there is room.
  ///   - truncation: the part of the title that is shown where there is none: `.head` keeps the
  ///     end of a path.
  ///   - color: the color of the line; `nil` has that of the text.
  ///   - joins: whether the line joins others.
  public consuming func border(
    _ border: Border? = .single, title: String? = nil, truncation: TruncationMode = .tail,
    color: Color? = nil, joins: Bool = true
  ) -> Modified {
    modified(
      by: .style(.border) {
        $0.border = border
        $0.border?.title = title
        $0.border?.truncation = truncation
        $0.border?.color = color
        $0.border?.joins = joins
      })
  }

  /// Gives the terminal's window a title, as long as the content is there. The innermost one is shown;
  /// the end of the app restores the terminal's own.
  ///
  /// ```swift
  /// Editor(file: file).windowTitle("\(file.name) – Notes")
  /// ```
  public consuming func windowTitle(_ title: String) -> Modified {
    modified(by: .content { $0.windowTitle = $0.windowTitle ?? title })
  }

  /// Gives the content a title, in the bar of the screen that it is: of a navigation stack. The
  /// innermost one is shown.
  ///
  /// ```swift
  /// List(\.files) { file in Text(file.name) }.navigationTitle("Files")
  /// ```
  public consuming func navigationTitle(_ title: String) -> Modified {
    modified(by: .content { $0.navigationTitle = $0.navigationTitle ?? title })
  }

  /// Says below a control what is wrong with its value.
  ///
  /// ```swift
  /// TextField("Name", text: \.name).fieldError(state.name.isEmpty ? "A name is needed" : nil)
  /// ```
  ///
  /// One line is there without an error, too, so that nothing moves when one comes; a long message takes
  /// more. What is typed in a field hides the error until Enter, or until the focus leaves it. In a form the error is shown
  /// when the control was left or the form was to be submitted, and as long as there is one the
  /// default button does nothing else.
  ///
  /// On what contains controls it is about the first of them. Content without a value, such as a
  /// text or a button, shows no error: that is reported in debug builds.
  public consuming func fieldError(_ message: String?) -> Modified {
    modified(by: .content { $0.error = $0.error ?? message ?? "" })
  }

  /// Shows the content in a theme of its own.
  ///
  /// ```swift
  /// VStack { … }.theme(.nord)
  /// ```
  ///
  /// It is a box like a background's: a change repaints the content and renders nothing. Layers that
  /// the content presents have the theme, too. `nil` has that around.
  public consuming func theme(_ theme: Theme?) -> Modified {
    modified(by: .content { $0.theme = $0.theme ?? theme.map { ThemeReference($0) } })
  }

  /// Fills the area behind the content, its padding and border included, and brings the color of
  /// text that has none of its own. `nil` fills nothing.
  public consuming func background(_ color: Color?) -> Modified {
    modified(by: .style(.background) { $0.background = color })
  }

  /// The color of text, here and in all content inside that has none of its own.
  public consuming func foreground(_ color: Color?) -> Modified {
    modified(by: .content { $0.text.foreground = $0.text.foreground ?? color })
  }

  /// Bold text, here and in all content inside.
  public consuming func bold(_ isActive: Bool = true) -> Modified { attribute(.bold, isActive) }
  /// Dim text, here and in all content inside.
  public consuming func dim(_ isActive: Bool = true) -> Modified { attribute(.dim, isActive) }
  /// Italic text, here and in all content inside.
  public consuming func italic(_ isActive: Bool = true) -> Modified { attribute(.italic, isActive) }
  /// Underlined text, here and in all content inside. `false` removes the line of fields.
  public consuming func underline(_ isActive: Bool = true) -> Modified {
    attribute(.underline, isActive)
  }
  /// Text with exchanged colors, here and in all content inside.
  public consuming func reverse(_ isActive: Bool = true) -> Modified {
    attribute(.reverse, isActive)
  }
  /// Struck text, here and in all content inside.
  public consuming func strikethrough(_ isActive: Bool = true) -> Modified {
    attribute(.strikethrough, isActive)
  }

  private consuming func attribute(_ attribute: TextAttributes, _ isActive: Bool) -> Modified {
    modified(by: .content { $0.text.set(attribute, to: isActive) })
  }

  /// Disables the content: it gets no focus and handles no events, and is dim.
  ///
  /// ```swift
  /// Button("Save") { $0.save() }.disabled(!state.isDirty)
  /// ```
  ///
  /// Content that has the focus when it is disabled keeps it, so that the next Enter presses
  /// nothing else; its keys bubble outward.
  public consuming func disabled(_ isDisabled: Bool = true) -> Modified {
    modified(by: .content { $0.isDisabled = isDisabled || $0.isDisabled })
  }
}
