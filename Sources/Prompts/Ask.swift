import Recurse

/// Asks for a line of text below the prompt, and returns it.
///
/// ```swift
/// let name = try ask("Name of the package?", default: "app")
/// ```
///
///     ? Name of the package? app
///
/// Enter answers, and the question and the answer stay as a line of the terminal. Escape and Ctrl-C
/// cancel. The prompt is on the terminal, so that standard output is the script's own, as for
/// `name=$(script)`, and standard input may be a pipe.
///
/// Call it from synchronous code on the main thread, such as the top level of `main.swift` or the
/// `run()` of a `ParsableCommand`.
///
/// - Parameters:
///   - question: the question. Control characters in it are harmless.
///   - standard: the answer of an empty field, and of a script without a terminal. Without one,
///     an empty text is an answer as any other.
/// - Throws: ``PromptError``, or the reason for which the terminal cannot be used.
@available(*, noasync, message: "ask from synchronous code: the prompt runs the main queue")
public func ask(_ question: String, default standard: String? = nil) throws -> String {
  try ask(question, format: PlainFormat(), default: standard)
}

/// Asks for a value in a format below the prompt, and returns it.
///
/// ```swift
/// import Recurse
/// import RecursePrompts
///
/// let port = try ask("Port?", format: .number(in: 1...65535), default: 8080)
/// ```
///
/// A text that means no value stays in the field, with the error below it. The formats are those of
/// a `TextField`; ↑ and ↓ step a number. One of a script's own is a `FieldFormat`, whose
/// `value(of:)` throws a `FieldError` with words for the person.
///
/// - Parameters:
///   - question: the question.
///   - format: how a value is read and written.
///   - standard: the answer of an empty field, and of a script without a terminal. Without one,
///     the format reads the empty text.
/// - Throws: ``PromptError``, or the reason for which the terminal cannot be used.
@available(*, noasync, message: "ask from synchronous code: the prompt runs the main queue")
public func ask<Format: FieldFormat>(
  _ question: String, format: Format, default standard: Format.Value? = nil
) throws -> Format.Value {
  let text = standard.map { format.text(of: $0) }
  let answer = try PromptRun.answer {
    AskPrompt(question: question, format: format, standard: text)
  }
  switch answer {
  case .typed(let typed)?: return try format.value(of: typed)
  case .standard?, nil:
    guard let standard else { throw PromptError.noTerminal(question) }
    return standard
  }
}

/// The format of a text that is not read: every text means itself.
struct PlainFormat: FieldFormat {
  func text(of value: String) -> String { value }
  func value(of text: String) -> String { text }
}
