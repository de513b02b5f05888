/// Lets main-actor tasks run until a condition holds, or so often that it never will.
@MainActor
func settle(until condition: @MainActor () -> Bool) async {
  for _ in 0..<1_000 where !condition() { await Task.yield() }
}
