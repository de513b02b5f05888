import Testing

@testable import system_monitor

@Suite("Amounts") struct AmountTests {
  @Test("of bytes have a unit, and are as wide as any other at the end of a column")
  func bytes() {
    let numbers: [Double] = [0, 9.5, 812, 1023, 1024, 3482, 12_288, 999_999, 4e9, 7e12]
    let texts = numbers.map { (number: Double) in Amount.bytes(number) }
    #expect(
      texts == ["0B", "10B", "812B", "1.0K", "1.0K", "3.4K", "12K", "977K", "3.7G", "6.4T"])
    #expect(Set(texts.map { Amount.trailing($0).count }) == [4])
    #expect(Amount.rate(812) == "812B/s" && Amount.rate(nil) == "–")
    #expect(Amount.trailing("–") == "   –" && Amount.trailing("12345") == "12345")
  }

  @Test("of time are short")
  func time() {
    let texts = [0, 59.9, 3599, 3600, 86_399, 86_400, 1e30].map { Amount.time($0) }
    #expect(
      texts.dropLast() == ["0:00", "0:59", "59:59", "1h00m", "23h59m", "1d00h"])
    #expect(Amount.ago(0.4) == "just now" && Amount.ago(7.9) == "7 s ago")
    #expect(Amount.ago(61) == "1:01 ago" && Amount.ago(nil) == "–")
    #expect(Amount.time(nil) == "–" && Amount.time(.nan) == "–")
    #expect(Amount.seconds(.milliseconds(500)) == "0.5 s" && Amount.seconds(.seconds(60)) == "60 s")
  }
}
