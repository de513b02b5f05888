import Foundation
import RecurseTesting
import TestSupport

/// How random tests run: with a fixed seed and few rounds, unless the environment says otherwise.
///
/// `scripts/fuzz` sets `FUZZ_SEED`, which every failure names, and `FUZZ_SCALE`.
enum Fuzz {
  static let seed = number("FUZZ_SEED") ?? 0x5EED

  private static let scale = number("FUZZ_SCALE") ?? 1

  static func rounds(_ count: Int) -> Int { count * Int(scale) }

  /// An amount that grows with the scale, up to the promised one.
  static func amount(_ count: Int, atMost most: Int) -> Int { min(rounds(count), most) }

  static func random(_ salt: UInt64 = 0) -> SplitMix64 { SplitMix64(seed: seed &+ salt) }

  private static func number(_ name: String) -> UInt64? {
    ProcessInfo.processInfo.environment[name].flatMap { UInt64($0) }
  }
}
