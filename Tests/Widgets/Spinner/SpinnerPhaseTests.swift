import RecurseReactive
import Testing

@testable import RecurseWidgets

@MainActor @Suite("The phases of a spinner") struct SpinnerPhaseTests {
  private let timing = SpinnerTiming(delay: .seconds(2), minimum: .seconds(3))

  @Test("neither flash nor linger, whenever work begins and ends")
  func laws() {
    // Every way in which work can be going on or not in ten moments.
    for pattern in 0..<(1 << 10) {
      var phase = SpinnerPhase()
      var shown: [Bool] = []
      for moment in 0..<18 {
        let isWorking = moment < 10 && pattern >> moment & 1 == 1
        phase.update(isWorking, at: .seconds(moment), timing)
        shown.append(phase.isShown)
        #expect(phase.nextChange.map { $0 > .seconds(moment) } ?? true)
      }
      #expect(shown == expected(pattern), "\(String(pattern, radix: 2))")
    }
  }

  /// Moment by moment, from how long work goes on and the spinner is shown.
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

  @Test("show it at once without a delay, and hide it at once without a minimum")
  func immediate() {
    let timing = SpinnerTiming(delay: .zero, minimum: .zero)
    var phase = SpinnerPhase()
    phase.update(true, at: .zero, timing)
    #expect(phase.isShown && phase.nextChange == nil)
    phase.update(false, at: .zero, timing)
    #expect(!phase.isShown && phase.nextChange == nil)
  }
}
