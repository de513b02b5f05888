import Recurse

/// Asks a question that is answered by yes or no below the prompt, and returns `true` for yes.
///
/// ```swift
/// if try confirm("Delete 3 files?", default: false) { … }
/// ```
///
///     ? Delete 3 files? [ Yes ] [ No ]
///
/// `y` and `n` answer, and so does Enter on the button with the focus; ← and → and Tab move it.
///
/// - Parameters:
///   - question: the question.
///   - standard: the answer that has the focus, and that of a script without a terminal. Without
///     one “No” has the focus, and a script without a terminal gets an error.
///   - yes: the word for yes, whose first letter answers, too.
///   - no: the word for no.
/// - Throws: ``PromptError``, or the reason for which the terminal cannot be used.
@available(*, noasync, message: "ask from synchronous code: the prompt runs the main queue")
public func confirm(
  _ question: String, default standard: Bool? = nil, yes: String = "Yes", no: String = "No"
) throws -> Bool {
  let answer = try PromptRun.answer {
    ConfirmPrompt(question: question, standard: standard ?? false, yes: yes, no: no)
  }
  guard let answer = answer ?? standard else { throw PromptError.noTerminal(question) }
  return answer
}
