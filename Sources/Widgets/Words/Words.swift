import RecurseReconciler

/// The words that the library itself displays, in one place, for another language or another tone.
///
/// ```swift
/// extension Words {
///   static let german = Words(
///     ok: "OK", loading: "Wird geladen …", reload: "Neu laden", retry: "Noch einmal",
///     noData: "Nichts da")
/// }
///
/// Library().environment(\.words, .german)
/// ```
public struct Words: Equatable, Sendable {
  /// The button of an alert that declares none.
  public var ok: String
  /// The text that is shown during a load.
  public var loading: String
  /// The button that loads again.
  public var reload: String
  /// The button that retries after a failure.
  public var retry: String
  /// The text that is shown for an empty value.
  public var noData: String
  /// The list of all commands, and the command that shows it.
  public var commands: String
  /// The command that reads the screen to a person who hears the app.
  public var readScreen: String
  /// The words that a person hears with `RECURSE_SCREEN_READER=1`.
  public var spoken: SpokenWords
  /// The command that exits the app.
  public var quit: String
  /// The field for a search text.
  public var find: String
  /// The field for the text that replaces a match.
  public var replace: String
  /// The effect of keys: to replace everything that was found.
  public var replaceAll: String
  /// The effect of keys: to go to the next match.
  public var next: String
  /// The way of matching in which small letters match small ones only.
  public var matchCase: String
  /// The way of matching in which a match begins and ends where a word does.
  public var wholeWords: String
  /// The way of matching in which the text is a regular expression.
  public var regularExpression: String
  /// The number of replacements: `{n}`.
  public var replaced: String
  /// The field for the number of a line.
  public var line: String
  /// The command that shows the next page of a tab view.
  public var nextTab: String
  /// The command that shows the previous page of a tab view.
  public var previousTab: String
  /// The button and the command that return to the previous screen.
  public var back: String
  /// The column beside the details.
  public var sidebar: String
  /// The text that is shown while the app finishes its work before it exits.
  public var finishing: String
  /// The error for a text that is not a number.
  public var notANumber: String
  /// The error for a number with a fraction where none is allowed.
  public var notAWholeNumber: String
  /// The word between the ends of a range: `1 to 64`.
  public var to: String
  /// The words after the earliest date that can be chosen, if there is no latest one:
  /// `2026-11-23 or later`.
  public var orLater: String
  /// The words after the latest date that can be chosen, if there is no earliest one.
  public var orEarlier: String
  /// The word that follows the name of a date in the name of its time: `Start time`.
  public var time: String
  /// The text that is shown if a search has no result.
  public var noMatch: String
  /// The text that is shown for a patch without files.
  public var noChanges: String
  /// The remaining time of a task: `{n}` is the number of seconds.
  public var secondsLeft: String
  /// The remaining time of a task, in minutes.
  public var minutesLeft: String
  /// The remaining time of a task, in hours.
  public var hoursLeft: String
  /// The message if a terminal cannot copy.
  public var cannotCopy: String
  /// The message if a text is too long to be copied.
  public var tooLongToCopy: String
  /// The message after an address was copied.
  public var copied: String
  /// The error for a text that is not a date, before an example of one:
  /// `Not a date like 2026-11-23`.
  public var notADateLike: String
  /// The error for a text that is not a time of day, before an example of one:
  /// `Not a time like 14:30`.
  public var notATimeLike: String
  /// The error for a date that the calendar does not have: February 30.
  public var noSuchDay: String
  /// The error for a text that a format of another kind cannot read.
  public var unreadable: String
  /// The error for such a text if an example is known, before that example: `Write it like €12.50`.
  public var writeItLike: String
  /// The effect of keys in a control: to change its value by a step.
  public var change: String
  /// The effect of keys in a control: to choose the item at the cursor.
  public var choose: String
  /// The effect of keys in a control: to move it.
  public var move: String
  /// The effect of keys in a control: to go to the first and to the last value.
  public var toEnds: String
  /// The effect of keys in a control: to open its content.
  public var open: String
  /// The effect of keys in a control: to leave it without a value.
  public var clear: String
  /// The effect of keys in a calendar: to go to the current day.
  public var today: String
  /// The effect of keys in a control: to press it.
  public var press: String
  /// The effect of keys in a control: to turn it on or off.
  public var toggle: String
  /// The effect of keys in a control: to add the item at the cursor to the selection, or remove it.
  public var select: String
  /// The effect of keys in a control: to edit the item at the cursor.
  public var edit: String
  /// The effect of keys in a control: to delete the item at the cursor.
  public var delete: String
  /// The effect of keys in a control: to show further actions.
  public var more: String
  /// The effect of keys in a control: to sort by the column at the cursor.
  public var sort: String
  /// The effect of keys in a chart: to show less of it in more detail, and more of it.
  public var zoom: String
  /// The effect of keys: to leave everything as it was.
  public var cancel: String
  /// The effect of keys: to close the layer over the rest.
  public var close: String
  /// The effect of keys: to open the menu bar.
  public var menu: String
  /// The effect of keys: to copy the selection.
  public var copy: String
  /// The effect of keys in lines: to mark one.
  public var mark: String
  /// The effect of keys in lines: to go to the next one that is marked.
  public var nextMark: String
  /// The number of lines that were added below those in view: `{n}` is the number.
  public var newLines: String
  /// The number of lines that a filter chooses: `{n}` of `{total}`.
  public var chosenLines: String
  /// The number of lines that are the same in two files and are not shown: `{n}`.
  public var equalLines: String
  /// The commands that work everywhere in an app.
  public var everywhere: String

  /// Creates words, in English by default.
  public init(
    ok: String = "OK", loading: String = "Loading…", reload: String = "Reload",
    retry: String = "Retry", noData: String = "No data", commands: String = "Commands",
    quit: String = "Quit", find: String = "Find",
    replace: String = "Replace", replaceAll: String = "Replace all",
    next: String = "Next", matchCase: String = "Match case", wholeWords: String = "Whole words",
    regularExpression: String = "Regular expression",
    replaced: String = "{n} replaced", line: String = "Line",
    nextTab: String = "Next tab", previousTab: String = "Previous tab",
    back: String = "Back", sidebar: String = "Sidebar",
    finishing: String = "Finishing… Ctrl+C ends at once",
    notANumber: String = "Not a number", notAWholeNumber: String = "Not a whole number",
    to: String = "to", orLater: String = "or later", orEarlier: String = "or earlier",
    time: String = "time", noMatch: String = "No match",
    noChanges: String = "No changes",
    secondsLeft: String = "{n} s left", minutesLeft: String = "about {n} min left",
    hoursLeft: String = "about {n} h left", copied: String = "Copied",
    cannotCopy: String = "This terminal cannot copy that",
    tooLongToCopy: String = "More than 64 KiB are not copied",
    notADateLike: String = "Not a date like",
    notATimeLike: String = "Not a time like", noSuchDay: String = "No such day",
    unreadable: String = "Cannot be read", writeItLike: String = "Write it like",
    change: String = "Change", choose: String = "Choose", move: String = "Move",
    toEnds: String = "First, last", open: String = "Open", clear: String = "Clear",
    today: String = "Today",
    press: String = "Press", toggle: String = "Toggle", select: String = "Select",
    edit: String = "Edit", delete: String = "Delete", more: String = "More", sort: String = "Sort",
    zoom: String = "Zoom",
    cancel: String = "Cancel", close: String = "Close", menu: String = "Menu",
    copy: String = "Copy", mark: String = "Mark", nextMark: String = "Next mark",
    newLines: String = "{n} new",
    chosenLines: String = "{n} of {total} lines",
    equalLines: String = "{n} equal lines", everywhere: String = "Everywhere",
    readScreen: String = "Read the screen", spoken: SpokenWords = SpokenWords()
  ) {
    self.ok = ok
    self.loading = loading
    self.reload = reload
    self.retry = retry
    self.noData = noData
    self.commands = commands
    self.quit = quit
    self.find = find
    self.replace = replace
    self.replaceAll = replaceAll
    self.next = next
    self.matchCase = matchCase
    self.wholeWords = wholeWords
    self.regularExpression = regularExpression
    self.replaced = replaced
    self.line = line
    self.nextTab = nextTab
    self.previousTab = previousTab
    self.back = back
    self.sidebar = sidebar
    self.finishing = finishing
    self.notANumber = notANumber
    self.notAWholeNumber = notAWholeNumber
    self.to = to
    self.orLater = orLater
    self.orEarlier = orEarlier
    self.time = time
    self.noMatch = noMatch
    self.noChanges = noChanges
    self.secondsLeft = secondsLeft
    self.minutesLeft = minutesLeft
    self.hoursLeft = hoursLeft
    self.copied = copied
    self.cannotCopy = cannotCopy
    self.tooLongToCopy = tooLongToCopy
    self.notADateLike = notADateLike
    self.notATimeLike = notATimeLike
    self.noSuchDay = noSuchDay
    self.unreadable = unreadable
    self.writeItLike = writeItLike
    self.change = change
    self.choose = choose
    self.move = move
    self.toEnds = toEnds
    self.open = open
    self.clear = clear
    self.today = today
    self.press = press
    self.toggle = toggle
    self.select = select
    self.edit = edit
    self.delete = delete
    self.more = more
    self.sort = sort
    self.zoom = zoom
    self.cancel = cancel
    self.close = close
    self.menu = menu
    self.copy = copy
    self.mark = mark
    self.nextMark = nextMark
    self.newLines = newLines
    self.chosenLines = chosenLines
    self.equalLines = equalLines
    self.everywhere = everywhere
    self.readScreen = readScreen
    self.spoken = spoken
  }
}

/// A reference to words, which is smaller and cheaper to copy.
package final class WordsReference: Equatable, Sendable {
  package let words: Words

  package static let english = WordsReference(Words())

  package init(_ words: Words) { self.words = words }

  package static func == (left: WordsReference, right: WordsReference) -> Bool {
    left === right || left.words == right.words
  }
}

private struct WordsKey: EnvironmentKey {
  static var defaultValue: WordsReference { .english }
}

extension EnvironmentValues {
  /// The words that the library itself displays.
  public var words: Words {
    get { wordsReference.words }
    set { wordsReference = WordsReference(newValue) }
  }

  package var wordsReference: WordsReference {
    get { self[WordsKey.self] }
    set { self[WordsKey.self] = newValue }
  }
}
