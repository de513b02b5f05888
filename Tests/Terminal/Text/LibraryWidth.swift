import CRecurse

/// wcwidth(3) of the running C library, which ncurses uses.
enum LibraryWidth {
  /// The columns of a scalar in the present locale; -1 if the library does not know it.
  static func columns(of scalar: UInt32) -> Int { Int(recurse_column_width(scalar)) }
}
