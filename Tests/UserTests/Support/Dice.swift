/// Random numbers that are the same for the same seed, so that a failing case can be run again
/// (Marsaglia, "Xorshift RNGs", 2003).
struct Dice: RandomNumberGenerator {
  private var state: UInt64

  init(_ seed: Int) {
    state = 0x9E37_79B9_7F4A_7C15 &* UInt64(seed + 1)
    for _ in 0..<8 { _ = next() }
  }

  mutating func next() -> UInt64 {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return state
  }

  /// One of some values.
  mutating func pick<Value>(_ values: [Value]) -> Value {
    values[Int.random(in: values.indices, using: &self)]
  }
}
