import RecurseReactive
import Testing

@testable import RecurseWidgets

@MainActor @Suite("When a sign of work can be seen") struct SpinnerSightTests {
  private let timing = SpinnerTiming(delay: .seconds(2), minimum: .seconds(3))

  @Test("it neither flashes nor stays, whenever work begins and ends")
  func laws() {
    // Every way in which work can be going on or not in ten moments.
    for pattern in 0..<(1 << 10) {
      var sight = SpinnerSight()
      var shown: [Bool] = []
      for moment in 0..<18 {
        let isWorking = moment < 10 && pattern >> moment & 1 == 1
        sight.follow(isWorking, at: .seconds(moment), timing)
        shown.append(sight.isShown)
        #expect(sight.nextChange.map { $0 > .seconds(moment) } ?? true)
      }
      #expect(shown == expected(pattern), "\(String(pattern, radix: 2))")
    }
  }

  /// Moment by moment, from how long work has gone on and the sign has been shown.
  private func expected(_ pattern: Int) -> [Bool] {
    var worked = 0
    var age: Int?
    return (0..<18).map { moment in
      let isWorking = moment < 10 && pattern >> moment & 1 == 1
      if let shown = age { age = isWorking || shown + 1 < 3 ? shown + 1 : nil }
      worked = isWorking ? worked + 1 : 0
      if age == nil, worked > 2 { age = 0 }
      return age != nil
    }
  }

  @Test("with no delay it is there at once, and with no minimum it goes at once")
  func immediate() {
    let timing = SpinnerTiming(delay: .zero, minimum: .zero)
    var sight = SpinnerSight()
    sight.follow(true, at: .zero, timing)
    #expect(sight.isShown && sight.nextChange == nil)
    sight.follow(false, at: .zero, timing)
    #expect(!sight.isShown && sight.nextChange == nil)
  }
}
