import Recurse

/// Shows that work is under way below the prompt, and returns its value.
///
/// ```swift
/// let report = try spin("Downloading") { try await download() }
/// ```
///
///     ⠹ Downloading
///
/// The work runs beside the main actor, so that it may also wait or calculate. At its end a line
/// stays that says how it ended. Ctrl-C and Escape cancel the work's task, and the call throws.
/// If the work does not end within a second, it goes on, and its result is dropped. Other keys are
/// kept for the next prompt.
///
/// Without a terminal the work runs, and nothing is shown.
///
/// - Parameters:
///   - title: the name of the work.
///   - work: the work.
/// - Throws: the error of the work, ``PromptError/cancelled``, or the reason for which the terminal
///   cannot be used.
@available(*, noasync, message: "in asynchronous code, await the work: this runs the main queue")
public func spin<Value: Sendable>(
  _ title: String, _ work: @escaping @Sendable () async throws -> Value
) throws -> Value {
  try spin(title) { _ in try await work() }
}

/// Shows the progress of work below the prompt, and returns its value.
///
/// ```swift
/// try spin("Copying") { progress in
///   for (number, file) in files.enumerated() {
///     try copy(file)
///     progress(Double(number + 1) / Double(files.count))
///   }
/// }
/// ```
///
///     ⠹ Copying ━━━━━━━━╾───────
///
/// - Parameters:
///   - title: the name of the work.
///   - work: the work, which may call `progress` on any thread, with a part of 1. The last value
///     is shown.
@available(*, noasync, message: "in asynchronous code, await the work: this runs the main queue")
public func spin<Value: Sendable>(
  _ title: String,
  _ work:
    @escaping @Sendable (_ progress: @escaping @Sendable (Double) -> Void) async throws ->
    Value
) throws -> Value {
  if let value = try PromptRun.answer({ SpinPrompt(question: title, work: work) }) { return value }
  return try PromptRun.valueWithoutTerminal { try await work { _ in } }
}
