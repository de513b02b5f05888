#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// The exponent to which ten has to be raised.
func commonLogarithm(_ value: Double) -> Double { log10(value) }

/// Ten to any power.
func power(ofTen exponent: Double) -> Double { pow(10, exponent) }

/// Ten to a whole power: exact up to 22, the last that a double holds exactly.
func power(ofTen exponent: Int) -> Double {
  guard exponent >= 0 else { return 1 / power(ofTen: -exponent) }
  guard exponent <= 22 else { return pow(10, Double(exponent)) }
  var power = 1.0
  for _ in 0..<exponent { power *= 10 }
  return power
}
