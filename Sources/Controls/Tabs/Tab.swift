import RecurseCore

/// A page of a ``TabView(selection:content:)``, with its title and the value that selects it.
@MainActor
public struct Tab<Owner: Component, Value: Hashable> {
  let title: String
  let value: Value
  let content: @MainActor () -> VirtualNode<Owner>
  private(set) var badgeCount = 0
  private(set) var isKept = true

  /// Creates a page.
  ///
  /// - Parameters:
  ///   - title: the title in the bar.
  ///   - value: the selection that shows the page, different for each tab.
  ///   - content: the content of the page, built when the page is first shown.
  public init(
    _ title: String, value: Value,
    @NodeBuilder<Owner> content: @escaping @MainActor () -> VirtualNode<Owner>
  ) {
    self.title = title
    self.value = value
    self.content = content
  }

  /// Shows a count of new items after the title. A count of 0 shows none.
  public func badge(_ count: Int) -> Tab {
    var tab = self
    tab.badgeCount = count
    return tab
  }

  /// Sets whether the page stays mounted while another is shown, with the state of its components,
  /// its scroll offsets and its effects. The default is `true`; with `false`, the page starts
  /// afresh each time.
  public func keepsState(_ isKept: Bool) -> Tab {
    var tab = self
    tab.isKept = isKept
    return tab
  }

  var label: String { badgeCount == 0 ? title : "\(title) \(badgeCount)" }
}

/// A result builder that collects the tabs of a tab view. `if`, `switch` and `for` work as in a
/// body.
@MainActor
@resultBuilder
public enum TabBuilder<Owner: Component, Value: Hashable> {
  public typealias Tabs = [Tab<Owner, Value>]

  public static func buildExpression(_ tab: Tab<Owner, Value>) -> Tabs { [tab] }
  public static func buildBlock(_ tabs: Tabs...) -> Tabs { tabs.flatMap { $0 } }
  public static func buildOptional(_ tabs: Tabs?) -> Tabs { tabs ?? [] }
  public static func buildEither(first tabs: Tabs) -> Tabs { tabs }
  public static func buildEither(second tabs: Tabs) -> Tabs { tabs }
  public static func buildArray(_ tabs: [Tabs]) -> Tabs { tabs.flatMap { $0 } }
}
