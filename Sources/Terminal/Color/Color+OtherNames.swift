// SwiftUI's names of colors that have a role here. The compiler answers with the name of the role,
// and offers to write it.

extension Color {
  @available(*, unavailable, renamed: "text")
  public static var primary: Color { fatalError() }

  @available(*, unavailable, renamed: "secondaryText")
  public static var secondary: Color { fatalError() }

  @available(*, unavailable, renamed: "accent")
  public static var accentColor: Color { fatalError() }

  @available(*, unavailable, renamed: "gray")
  public static var grey: Color { fatalError() }
}
