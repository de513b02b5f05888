import CRecurse

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The processor time of this thread, without that of other threads.
enum Stopwatch {
  static var nanoseconds: Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
  }

  /// The time of a closure.
  @MainActor
  static func time(_ body: () -> Void) -> Double {
    let start = nanoseconds
    body()
    return nanoseconds - start
  }

  /// The median of several runs, each after a preparation that is not measured.
  @MainActor
  static func median(
    of rounds: Int, after prepare: () -> Void = {}, _ body: () -> Void
  ) -> Double {
    var times: [Double] = []
    for _ in 0..<rounds {
      prepare()
      times.append(time(body))
    }
    return times.median
  }
}

extension [Double] {
  var median: Double {
    let sorted = sorted()
    guard let middle = sorted.dropFirst(count / 2).first else { return .nan }
    return count.isMultiple(of: 2) ? (middle + sorted[count / 2 - 1]) / 2 : middle
  }
}

/// The bytes that the C library's allocator has given out.
enum Memory {
  static var bytes: Double { Double(recurse_allocated_bytes()) }
}
