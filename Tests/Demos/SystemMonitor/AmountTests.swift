import Testing

@testable import system_monitor

@Suite("Amounts") struct AmountTests {
  @Test("of time are short")
  func time() {
    let texts = [0, 59.9, 3599, 3600, 86_399, 86_400, 1e30].map { Amount.time($0) }
    #expect(
      texts.dropLast() == ["0:00", "0:59", "59:59", "1h00m", "23h59m", "1d00h"])
    #expect(Amount.time(nil) == "–" && Amount.time(.nan) == "–")
    #expect(Amount.seconds(.milliseconds(500)) == "0.5 s" && Amount.seconds(.seconds(60)) == "60 s")
  }
}
