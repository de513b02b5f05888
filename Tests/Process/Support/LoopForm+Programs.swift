import RecurseTerminal

extension LoopForm {
  /// The form of the loop in the programs that the tests start. They inherit `RECURSE_LOOP`.
  static let ofPrograms: LoopForm =
    (try? LoopForm(environment: processEnvironment())) ?? .poll
}
