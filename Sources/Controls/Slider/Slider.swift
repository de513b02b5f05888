import RecurseCore

/// A control that selects a number by moving a thumb along a line.
///
/// ```swift
/// Slider("Volume", value: \.volume, in: 0...10, step: 0.5)
/// ```
///
///     Volume ━━━━━━━●──── 6.5
///
/// The slider writes its value during a drag, and Escape undoes a drag. ← and → move by a step,
/// Page Up and Page Down by a tenth of the range, Home and End to its ends. Typed digits form a
/// number: Enter, or leaving the slider, applies it; Escape discards it. A number out of range is
/// clamped, and a text that is no number changes nothing.
///
/// - Parameters:
///   - title: the title before the line.
///   - path: the key path to the number.
///   - range: the ends of the line.
///   - step: the distance between the numbers that can be chosen, counted from the lower end. The
///     upper end can be chosen too: a step of 3 in `0...10` gives 0, 3, 6, 9 and 10, in both
///     directions. If `nil`, any number can be chosen, and an arrow key moves by a hundredth of the
///     range.
@MainActor
public func Slider<Owner: Component, Value: BinaryFloatingPoint>(
  _ title: String = "", value path: WritableKeyPath<Owner.State, Value>,
  in range: ClosedRange<Value> = 0...1, step: Value? = nil
) -> VirtualNode<Owner> {
  let scale = SliderScale(
    Double(range.lowerBound)...Double(range.upperBound), step: step.map { Double($0) })
  return VirtualNode(SliderElement(title: title, scale: scale)) { slider, state in
    slider.number = .real(Double(state[keyPath: path]))
  } on: { state, number, _ in
    guard case .real(let number) = number else { return }
    if number >= Double(range.upperBound) {
      state[keyPath: path] = range.upperBound
    } else {
      state[keyPath: path] = max(range.lowerBound, Value(number))
    }
  }
}

/// A control that selects a whole number by moving a thumb along a line, exact at any size.
///
/// ```swift
/// Slider("Level", value: \.level, in: 0...10, step: 2)
/// ```
@MainActor
public func Slider<Owner: Component, Value: BinaryInteger>(
  _ title: String = "", value path: WritableKeyPath<Owner.State, Value>,
  in range: ClosedRange<Value>, step: Value = 1
) -> VirtualNode<Owner> {
  let (lower, upper) = (Int128(clamping: range.lowerBound), Int128(clamping: range.upperBound))
  let grid = WholeGrid(lower...upper, step: UInt128(clamping: step))
  let element = SliderElement(title: title, scale: .whole(grid))
  return VirtualNode(element) { slider, state in
    slider.number = .whole(Int128(clamping: state[keyPath: path]))
  } on: { state, number, _ in
    guard case .whole(let number) = number else { return }
    // The type of the value may have wider bounds than `Int128`.
    if number >= upper {
      state[keyPath: path] = range.upperBound
    } else if number <= lower {
      state[keyPath: path] = range.lowerBound
    } else {
      state[keyPath: path] = Value(clamping: number)
    }
  }
}

/// A control that selects a number by moving a thumb along a line.
@available(*, unavailable, message: "a drag writes there: that part of the state has to be a var")
@MainActor
public func Slider<Owner: Component, Value: BinaryFloatingPoint>(
  _ title: String = "", value path: KeyPath<Owner.State, Value>,
  in range: ClosedRange<Value> = 0...1, step: Value? = nil
) -> VirtualNode<Owner> { fatalError() }

/// A control that selects a whole number by moving a thumb along a line.
@available(*, unavailable, message: "a drag writes there: that part of the state has to be a var")
@MainActor
public func Slider<Owner: Component, Value: BinaryInteger>(
  _ title: String = "", value path: KeyPath<Owner.State, Value>, in range: ClosedRange<Value>,
  step: Value = 1
) -> VirtualNode<Owner> { fatalError() }

/// A control that selects a whole number by moving a thumb along a line.
@available(
  *, unavailable, message: "whole numbers have no range of their own: say it, as in: 0...10"
)
@MainActor
public func Slider<Owner: Component, Value: BinaryInteger>(
  _ title: String = "", value path: KeyPath<Owner.State, Value>, step: Value = 1
) -> VirtualNode<Owner> { fatalError() }

extension Role {
  /// A number that the user moves along a line.
  public static let slider = Role("slider")
}
