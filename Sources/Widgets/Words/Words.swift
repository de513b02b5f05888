import RecurseReconciler

/// The words that the library itself shows, in one place, for another language or another tone.
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
  /// The button of an alert that has none.
  public var ok: String
  /// What is shown during a load.
  public var loading: String
  /// The button that loads again.
  public var reload: String
  /// The button that tries again what failed.
  public var retry: String
  /// What is shown for an empty value.
  public var noData: String
  /// The list of all commands, and the command that shows it.
  public var commands: String
  /// The command that ends the app.
  public var quit: String
  /// The field in which a person types what is looked for.
  public var find: String
  /// The command that shows the next page of a tab view.
  public var nextTab: String
  /// The command that shows the page before.
  public var previousTab: String
  /// The button and the command that lead back to the screen before.
  public var back: String
  /// The column beside the one with the details.
  public var sidebar: String
  /// What is shown while the app ends, until its work is finished.
  public var finishing: String
  /// What is wrong with a text that means no number.
  public var notANumber: String
  /// What is wrong with a number that has a fraction and may not.
  public var notAWholeNumber: String
  /// What is between the ends of a range: `1 to 64`.
  public var to: String
  /// What is after the first date that can be chosen, where there is no last one: `2026-11-23 or
  /// later`.
  public var orLater: String
  /// What is after the last date that can be chosen, where there is no first one.
  public var orEarlier: String
  /// What is after the name of a date in that of its time: `Start time`.
  public var time: String
  /// What is shown where nothing has what is looked for.
  public var noMatch: String
  /// How long a task still takes: `{n}` is the number of seconds.
  public var secondsLeft: String
  /// How long a task still takes, in minutes.
  public var minutesLeft: String
  /// How long a task still takes, in hours.
  public var hoursLeft: String
  /// What is said where an address was copied.
  public var copied: String
  /// What is wrong with a text that means no date, before one that does: `Not a date like
  /// 2026-11-23`.
  public var notADateLike: String
  /// What is wrong with a text that means no time of a day, before one that does: `Not a time like
  /// 14:30`.
  public var notATimeLike: String
  /// What is wrong with a date that the calendar does not have: February 30.
  public var noSuchDay: String
  /// What is wrong with a text that a format of another kind cannot read.
  public var unreadable: String
  /// What is said where such a text is known that it can, before that: `Write it like €12.50`.
  public var writeItLike: String
  /// What keys do in a control: change its value by a step.
  public var change: String
  /// What keys do in a control: choose what the cursor is on.
  public var choose: String
  /// What keys do in a control: move it.
  public var move: String
  /// What keys do in a control: go to the first value and to the last.
  public var toEnds: String
  /// What keys do in a control: open what it leads to.
  public var open: String
  /// What keys do in a control: leave it without a value.
  public var clear: String
  /// What keys do in a calendar: go to the day that it is.
  public var today: String
  /// What keys do in a control: press it.
  public var press: String
  /// What keys do in a control: turn it on or off.
  public var toggle: String
  /// What keys do in a control: take what the cursor is on into the selection, or out of it.
  public var select: String
  /// What keys do in a control: edit what the cursor is on.
  public var edit: String
  /// What keys do in a control: delete what the cursor is on.
  public var delete: String
  /// What keys do in a control: show what else can be done.
  public var more: String
  /// What keys do in a control: sort by the column of the cursor.
  public var sort: String
  /// What keys do: leave everything as it was.
  public var cancel: String
  /// What keys do: close what is open over the rest.
  public var close: String
  /// What keys do: open the menu bar.
  public var menu: String
  /// The commands that work everywhere in an app.
  public var everywhere: String

  /// Words, in English where nothing else is said.
  public init(
    ok: String = "OK", loading: String = "Loading…", reload: String = "Reload",
    retry: String = "Retry", noData: String = "No data", commands: String = "Commands",
    quit: String = "Quit", find: String = "Find",
    nextTab: String = "Next tab", previousTab: String = "Previous tab",
    back: String = "Back", sidebar: String = "Sidebar",
    finishing: String = "Finishing… Ctrl+C ends at once",
    notANumber: String = "Not a number", notAWholeNumber: String = "Not a whole number",
    to: String = "to", orLater: String = "or later", orEarlier: String = "or earlier",
    time: String = "time", noMatch: String = "No match",
    secondsLeft: String = "{n} s left", minutesLeft: String = "about {n} min left",
    hoursLeft: String = "about {n} h left", copied: String = "Copied",
    notADateLike: String = "Not a date like",
    notATimeLike: String = "Not a time like", noSuchDay: String = "No such day",
    unreadable: String = "Cannot be read", writeItLike: String = "Write it like",
    change: String = "Change", choose: String = "Choose", move: String = "Move",
    toEnds: String = "First, last", open: String = "Open", clear: String = "Clear",
    today: String = "Today",
    press: String = "Press", toggle: String = "Toggle", select: String = "Select",
    edit: String = "Edit", delete: String = "Delete", more: String = "More", sort: String = "Sort",
    cancel: String = "Cancel", close: String = "Close", menu: String = "Menu",
    everywhere: String = "Everywhere"
  ) {
    self.ok = ok
    self.loading = loading
    self.reload = reload
    self.retry = retry
    self.noData = noData
    self.commands = commands
    self.quit = quit
    self.find = find
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
    self.secondsLeft = secondsLeft
    self.minutesLeft = minutesLeft
    self.hoursLeft = hoursLeft
    self.copied = copied
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
    self.cancel = cancel
    self.close = close
    self.menu = menu
    self.everywhere = everywhere
  }
}

/// Words behind a reference: what holds them is smaller, and cheaper to copy.
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
  /// The words that the library itself shows.
  public var words: Words {
    get { wordsReference.words }
    set { wordsReference = WordsReference(newValue) }
  }

  package var wordsReference: WordsReference {
    get { self[WordsKey.self] }
    set { self[WordsKey.self] = newValue }
  }
}
