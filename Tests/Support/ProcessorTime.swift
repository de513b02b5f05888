#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The processor time that some work takes on its thread, the least of three runs: a machine that
/// pauses or does something else meanwhile does not change it by much.
public func processorTime(of work: () throws -> Void) rethrows -> Duration {
  func now() -> Duration {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
  }
  var least = Duration.seconds(3600)
  for _ in 0..<3 {
    let start = now()
    try work()
    least = min(least, now() - start)
  }
  return least
}
