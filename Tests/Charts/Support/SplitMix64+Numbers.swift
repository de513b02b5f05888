import TestSupport

extension SplitMix64 {
  init(_ seed: Int) { self.init(seed: UInt64(seed)) }

  mutating func number(_ range: ClosedRange<Double>) -> Double {
    Double.random(in: range, using: &self)
  }
}
