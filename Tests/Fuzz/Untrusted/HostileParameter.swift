/// A parameter whose text an element shows, named as ``PublicTexts`` finds it. A name in
/// parentheses is no parameter.
enum HostileParameter: String, CaseIterable {
  case navigationBar = "NavigationBar.title"
  case button = "Button.title"
  case text = "Text.text"
  case bold = "(a text in bold)"
  case added = "(a text that was added)"
  case interpolated = "(a value in a text)"
  case underlined = "appendInterpolation.text"
  case literal = "appendLiteral.literal"
  case reversed = "(a text in a row)"
  case followed = "following.source"
  case toggle = "Toggle.title"
  case fieldTitle = "TextField.title"
  case field = "TextField.path"
  case fieldText = "TextField.text"
  case fieldPrompt = "TextField.prompt"
  case formatError = "FieldError.message"
  case fieldError = "fieldError.message"
  case emptySign = "EmptyState.sign"
  case emptyTitle = "EmptyState.title"
  case emptyMessage = "EmptyState.message"
  case secureFieldTitle = "SecureField.title"
  case secureField = "SecureField.path"
  case secureFieldText = "SecureField.text"
  case secureFieldPrompt = "SecureField.prompt"
  case editorTitle = "TextEditor.title"
  case editor = "(the text of an editor)"
  case editorPrompt = "TextEditor.prompt"
  case code = "Code.source"
  case patch = "Patch.text"
  case patchPath = "(a path of a patch)"
  case panel = "Panel.title"
  case panelContent = "(the content of a panel)"
  case border = "border.title"
  case spinner = "Spinner.title"
  case progress = "ProgressView.title"
  case noData = "AsyncView.noDataMessage"
  case failure = "(the error of a load)"
  case loading = "LoadingRow.message"
  case rowFailure = "(the error of a page)"
  case branchFailure = "(why a branch could not be loaded)"
  case section = "Section.title"
  case row = "(a row)"
  case footer = "(a footer)"
  case placeholder = "(the text of an empty list)"
  case sectionLabel = "sectionIndexLabel.label"
  case action = "(an action of a row)"
  case edited = "onEdit.text"
  case columnTitle = "TableColumn.title"
  case columnValue = "TableColumn.value"
  case cell = "(a cell of a table)"
  case gridCell = "(a cell of a grid)"
  case label = "label.text"
  case labelView = "LabelView.text"
  case boxedButton = "button.title"
  case buttonView = "ButtonView.title"
  case boxedFieldTitle = "textField.title"
  case boxedField = "textField.text"
  case fieldView = "TextFieldView.title"
  case ownElement = "draw.text"
  case ownButton = "drawButton.title"
  case menu = "Menu.title"
  case alert = "alert.title"
  case help = "help.text"
  case wordOK = "Words.ok"
  case wordLoading = "Words.loading"
  case wordReload = "Words.reload"
  case wordRetry = "Words.retry"
  case wordNoMatch = "Words.noMatch"
  case wordCommands = "Words.commands"
  case wordQuit = "Words.quit"
  case wordFind = "Words.find"
  case wordReplace = "Words.replace"
  case wordReplaceAll = "Words.replaceAll"
  case wordReplaced = "Words.replaced"
  case wordLine = "Words.line"
  case wordNextTab = "Words.nextTab"
  case wordPreviousTab = "Words.previousTab"
  case wordNotANumber = "Words.notANumber"
  case wordNotAWholeNumber = "Words.notAWholeNumber"
  case wordTo = "Words.to"
  case wordNotADate = "Words.notADateLike"
  case wordNotATime = "Words.notATimeLike"
  case wordNoSuchDay = "Words.noSuchDay"
  case wordUnreadable = "Words.unreadable"
  case wordWriteItLike = "Words.writeItLike"
  case datePicker = "DatePicker.title"
  case styleError = "StyleFormat.message"
  case stepper = "Stepper.title"
  case slider = "Slider.title"
  case picker = "Picker.title"
  case pickerPrompt = "Picker.prompt"
  case option = "(an option of a picker)"
  case multiPicker = "MultiPicker.title"
  case segment = "(a segment of a picker)"
  case tab = "Tab.title"
  case groupBox = "GroupBox.title"
  case labeledContent = "LabeledContent.title"
  case labeledValue = "LabeledContent.value"
  case disclosure = "DisclosureGroup.title"
  case navigationLink = "NavigationLink.title"
  case navigationTitle = "navigationTitle.title"
  case wordBack = "Words.back"
  case gauge = "Gauge.title"
  case caption = "Gauge.caption"
  case bigText = "BigText.text"
  case segmentTitle = "BarSegment.title"
  case barLabel = "SegmentedBar.label"
  case captionInside = "labelsInside.caption"
  case link = "Link.title"
  case command = "command.title"
  case builtCommand = "Command.title"
  case layout = "TextLayout.text"
  case rawGlyphs = "(glyphs that a widget makes itself)"

  /// Texts that are shown in no cell.
  static let neverShown: Set<String> = [
    "accessibilityLabel.label", "Words.sidebar",
    // The name by which the environment chooses it.
    "Theme.name",
    // The title of the terminal's window, whose test is that of a session.
    "windowTitle.title",
    // Names in files of keys.
    "command.id", "Command.id",
    // What is looked for, and in what: texts that are shown are shown as such.
    "fuzzyMatch.query", "fuzzyMatch.text", "fuzzyMatches.query", "fuzzyMatches.texts",
    "FuzzyMatcher.query", "score.text", "match.text",
    // The words for a picture, which only a description shows, and the place of a file.
    "Image.label", "Bitmap.path",
    // Words of the voice, whose lines have no controls, as VoiceRuleTests show.
    "Words.readScreen",
    "SpokenWords.ascending", "SpokenWords.character", "SpokenWords.characters",
    "SpokenWords.columns", "SpokenWords.deleted", "SpokenWords.descending", "SpokenWords.empty",
    "SpokenWords.enabled", "SpokenWords.ended", "SpokenWords.error", "SpokenWords.level",
    "SpokenWords.newLine", "SpokenWords.notSelected", "SpokenWords.option", "SpokenWords.roles",
    "SpokenWords.row", "SpokenWords.rows", "SpokenWords.space", "SpokenWords.states",
    "SpokenWords.suggestions",
    // Questions of scripts, which are shown as texts: the tests of prompts ask hostile ones.
    "ask.question", "ask.standard", "choose.question", "confirm.question", "confirm.yes",
    "confirm.no", "spin.title",
    // Units of a chart's values, in texts that have no controls, as ChartFormatTests show.
    "prefix.text", "suffix.text",
    // Names of panes in the state.
    "Pane.id", "expand.id", "collapse.id", "isCollapsed.id",
    // What type-ahead searches.
    "List.find", "Section.find", "Table.find",
    // The name of a column, which is also its title.
    "TableColumns.column", "TableColumns.cursor", "turn.column", "move.column", "move.ids",
    "arranged.ids", "TableColumn.id",
    // Escape sequences are read there and dropped, as ANSITextTests show.
    "Text.output",
    // Lines of logs are shown as such texts, as LogViewTests show, and so are these words.
    // A document's text is that of its editor.
    "TextDocument.text", "replaceSubrange.text", "replaceSelection.text",
    // A text whose markup is shown as texts are, as MarkdownViewTests show.
    "Markdown.text", "Markdown.path", "Markdown.parts", "blocks.text",
    "append.text", "write.text", "Log.text", "Words.newLines", "Words.chosenLines",
    "Words.equalLines", "Words.noChanges",
    // A patch is shown as such lines, and so are its paths.
    "Patch.old", "Patch.new", "Patch.oldPath", "Patch.newPath", "PatchFile.path", "applied.text",
    // Words in charts: control characters are replaced before anything is measured, as
    // ChartViewTests show.
    "foreground.name", "chartXAxisLabel.label", "chartYAxisLabel.label",
    // What is searched for, and where a file is.
    "LogView.placeholder", "LogFilter.text", "LogLevel.line", "LogFile.path", "updates.path",
    // What a language is called, and its files.
    "Language.name", "Language.extensions", "Language.fileNames", "Language.interpreters",
    "Language.path", "Language.word",
    // The terminal's clipboard, as digits.
    "copy.text",
    // What is shown while the app ends, whose test is that of a session.
    "Words.finishing",
    // What a format reads is what is typed in its field.
    "value.text", "isComplete.text",
    // Shown once a task has gone on for a while.
    "Words.secondsLeft", "Words.minutesLeft", "Words.hoursLeft",
    // An address: percent-encoded in the terminal, and shown as a text once a link is pressed.
    "Link.destination", "link.destination", "callAsFunction.destination", "Words.copied",
    "Words.cannotCopy", "Words.tooLongToCopy",
    // What a focused control says of its keys: shown as the titles of commands are.
    "KeyHint.title", "Words.change", "Words.choose", "Words.move", "Words.open", "Words.toEnds",
    "Words.clear", "Words.today", "Words.press", "Words.toggle", "Words.select", "Words.edit",
    "Words.delete", "Words.more", "Words.sort", "Words.zoom", "Words.cancel", "Words.close",
    "Words.menu", "Words.everywhere", "Words.copy", "Words.mark", "Words.nextMark", "Words.next",
    // Such titles, and signs in a bar whose words are drawn as those of a text are.
    "Words.matchCase", "Words.wholeWords", "Words.regularExpression",
    // Shown as `Words.to` and `Words.noMatch` are.
    "Words.orLater", "Words.orEarlier", "Words.noData",
    // For tests and screen readers.
    "Words.time", "Role.name", "AccessiblePart.label", "DateField.title", "TimeField.title",
    // For the author, on standard error, whose test is that of reports.
    "reportProblem.message",
    // Looked for, and looked in: what rows show of it is a text of theirs.
    "List.query", "List.text",
    // Shown as the text of a field and as texts of rows, whose tests are those of pickers.
    "FilePicker.name", "fileExporter.name", "FileLocation.text", "AllowedFiles.extensions",
    // The same as that of a `StyleFormat`.
    "style.message",
  ]
}
