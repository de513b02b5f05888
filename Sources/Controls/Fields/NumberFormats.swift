import RecurseCore

extension FieldFormat {
  /// Whole numbers in a range.
  ///
  /// ```swift
  /// TextField("Port", value: \.port, format: .number(in: 1...65535))
  /// ```
  public static func number<Value: FixedWidthInteger & Sendable>(
    in range: ClosedRange<Value>
  ) -> Self where Self == IntegerFormat<Value> { Self(in: range) }

  /// Numbers with a fraction, in a range.
  public static func number(in range: ClosedRange<Double>) -> Self where Self == DecimalFormat {
    Self(in: range)
  }
}

extension FieldFormat where Self == DecimalFormat {
  /// All numbers, with a fraction where they have one.
  ///
  /// ```swift
  /// TextField("Price", value: \.price, format: .number.places(2))
  /// ```
  public static var number: Self { Self() }
}

// One for each type: the type of the value says which one is meant, and a static member cannot be
// generic.

extension FieldFormat where Self == IntegerFormat<Int> {
  /// All whole numbers of the type.
  public static var number: Self { Self() }
}

extension FieldFormat where Self == IntegerFormat<Int8> {
  /// All whole numbers of the type.
  public static var number: Self { Self() }
}

extension FieldFormat where Self == IntegerFormat<Int16> {
  /// All whole numbers of the type.
  public static var number: Self { Self() }
}

extension FieldFormat where Self == IntegerFormat<Int32> {
  /// All whole numbers of the type.
  public static var number: Self { Self() }
}

extension FieldFormat where Self == IntegerFormat<Int64> {
  /// All whole numbers of the type.
  public static var number: Self { Self() }
}

extension FieldFormat where Self == IntegerFormat<UInt> {
  /// All whole numbers of the type.
  public static var number: Self { Self() }
}

extension FieldFormat where Self == IntegerFormat<UInt8> {
  /// All whole numbers of the type.
  public static var number: Self { Self() }
}

extension FieldFormat where Self == IntegerFormat<UInt16> {
  /// All whole numbers of the type.
  public static var number: Self { Self() }
}

extension FieldFormat where Self == IntegerFormat<UInt32> {
  /// All whole numbers of the type.
  public static var number: Self { Self() }
}

extension FieldFormat where Self == IntegerFormat<UInt64> {
  /// All whole numbers of the type.
  public static var number: Self { Self() }
}
