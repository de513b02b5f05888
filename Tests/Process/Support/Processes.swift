import Testing

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Expects a process to be gone, as soon as the system has collected it.
func expectGone(_ process: Int32, _ location: SourceLocation = #_sourceLocation) {
  // A bound for one that stays: two minutes at least.
  for _ in 0..<60_000 where kill(process, 0) == 0 { poll(nil, 0, 2) }
  #expect(kill(process, 0) != 0, sourceLocation: location)
}
