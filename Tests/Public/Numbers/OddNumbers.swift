/// Unusual numbers that an app may pass by mistake.
enum OddNumbers {
  static let ints: [Int] = [
    .min, .min + 1, .min / 2, -32_768, -1, 0, 1, 7, 32_767, 65_536, .max / 2, .max - 1, .max,
  ]

  static let doubles: [Double] = [
    .nan, .infinity, -.infinity, .greatestFiniteMagnitude, -.greatestFiniteMagnitude, -1e19, -1,
    -0.0, 0, .leastNonzeroMagnitude, 0.5, 1, 1e19,
  ]

  static let durations: [Duration] = [
    .seconds(Int64.max), .seconds(Int64.min), .seconds(-1), .zero, .nanoseconds(1), .seconds(1),
  ]
}
