import RecurseCore

extension FieldFormat {
  /// A format for whole numbers in a range.
  ///
  /// ```swift
  /// TextField("Port", value: \.port, format: .number(in: 1...65535))
  /// ```
  public static func number<Value: FixedWidthInteger & Sendable>(
    in range: ClosedRange<Value>
  ) -> Self where Self == IntegerFormat<Value> { Self(in: range) }

  /// A format for numbers with a fraction, in a range.
  public static func number(in range: ClosedRange<Double>) -> Self where Self == DecimalFormat {
    Self(in: range)
  }
}

extension FieldFormat where Self == DecimalFormat {
  /// A format for all numbers, shown with a fraction if they have one.
  ///
  /// ```swift
  /// TextField("Price", value: \.price, format: .number.places(2))
  /// ```
  public static var number: Self { Self() }
}

// There is one member for each type: the type of the value selects it, and a static member cannot
// be generic.

extension FieldFormat where Self == IntegerFormat<Int> {
  /// A format for all whole numbers of the type.
  public static var number: Self { Self() }
}

extension FieldFormat where Self == IntegerFormat<Int8> {
  /// A format for all whole numbers of the type.
  public static var number: Self { Self() }
}

extension FieldFormat where Self == IntegerFormat<Int16> {
  /// A format for all whole numbers of the type.
  public static var number: Self { Self() }
}

extension FieldFormat where Self == IntegerFormat<Int32> {
  /// A format for all whole numbers of the type.
  public static var number: Self { Self() }
}

extension FieldFormat where Self == IntegerFormat<Int64> {
  /// A format for all whole numbers of the type.
  public static var number: Self { Self() }
}

extension FieldFormat where Self == IntegerFormat<UInt> {
  /// A format for all whole numbers of the type.
  public static var number: Self { Self() }
}

extension FieldFormat where Self == IntegerFormat<UInt8> {
  /// A format for all whole numbers of the type.
  public static var number: Self { Self() }
}

extension FieldFormat where Self == IntegerFormat<UInt16> {
  /// A format for all whole numbers of the type.
  public static var number: Self { Self() }
}

extension FieldFormat where Self == IntegerFormat<UInt32> {
  /// A format for all whole numbers of the type.
  public static var number: Self { Self() }
}

extension FieldFormat where Self == IntegerFormat<UInt64> {
  /// A format for all whole numbers of the type.
  public static var number: Self { Self() }
}
