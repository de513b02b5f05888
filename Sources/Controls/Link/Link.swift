import RecurseCore

/// A text that leads to an address.
///
/// ```swift
/// Link("Documentation", destination: "https://swift.org/documentation")
/// ```
///
/// The terminal knows the address (OSC 8), and opens it as it opens all links: by Ctrl and a click, in
/// most of them. By Enter, Space or a click the app opens it: with ``EnvironmentValues/openURL``, where
/// the app provides that, because only the app knows where a browser is: the terminal may be on
/// another machine. Else the address is copied to the clipboard as the terminal knows it, and a toast
/// says so.
///
/// An address of more than 2,083 bytes is not known to the terminal, and is reported.
///
/// - Parameters:
///   - title: the text, in one line.
///   - destination: the address. What is not printable ASCII in it is percent-encoded for the
///     terminal.
@MainActor
public func Link<Owner: Component>(
  _ title: String, destination: String
) -> VirtualNode<Owner> {
  WithEnvironment(\.openURL) { openURL in
    if let openURL {
      VirtualNode(LinkElement(title: title, destination: destination)) { _, _ in
        openURL(destination)
      }
    } else {
      CopiedLink(title: title, destination: destination)
    }
  }
}

/// A link that is copied, which is told for a while.
private struct CopiedLink: Component {
  struct State {
    var notice: Notice?
    var copies = 0
  }
  /// Each copy is told anew.
  struct Notice: Hashable { var copy: Int }

  let title: String
  let destination: String

  var initialState: State { State() }

  func render(state: State) -> Node {
    VirtualNode(LinkElement(title: title, destination: destination, isCopied: true)) { state, _ in
      state.copies += 1
      state.notice = Notice(copy: state.copies)
    }
    .toast(item: \.notice, for: .seconds(3)) { _ in
      WithEnvironment(\.words) { words in
        Text(destination.percentEncoded)
        Text("✓ \(words.copied)").foreground(.success)
      }
    }
  }
}

/// A text that leads to an address, and does what the app says when it is pressed.
///
/// ```swift
/// Link("Chapter 2", destination: "https://example.org/book/2") { $0.chapter = 2 }
/// ```
///
/// - Parameter action: the transition that Enter, Space and a click run.
@MainActor
public func Link<Owner: Component>(
  _ title: String, destination: String,
  _ action: @escaping @MainActor (inout Owner.State) throws -> Void
) -> VirtualNode<Owner> {
  VirtualNode(LinkElement(title: title, destination: destination)) { state, _ in
    try action(&state)
  }
}

extension Role {
  /// What leads to an address, or to another screen.
  public static let link = Role("link")
}

struct LinkElement: WidgetElement, Accessible {
  struct Event: Sendable {}

  var title: String
  var destination: String
  /// Whether pressing it copies the address.
  var isCopied = false

  var role: Role { .link }
  var label: String { title }
  var value: String? { destination }

  func makeWidget(_ sender: EventSender<LinkElement>) -> ElementWidget<LinkElement> {
    LinkWidget(self, sender)
  }
}

/// The title, underlined: a link is one without colors, too.
final class LinkWidget: LineControlWidget<LinkElement>, Pressable {
  override func naturalWidth(_ glyphs: GlyphTable) -> Int { glyphs.columns(of: element.title) }

  private var columns: Int {
    glyphs.map { min(naturalWidth($0), contentSize.columns) } ?? 0
  }

  override func paintLine(_ context: GraphicsContext) {
    context.draw(element.title, column: 0, width: columns, style: style(context))
    guard !isDisabled else { return }
    context.link(
      CellRect(column: 0, row: 0, columns: columns, rows: 1), to: element.destination)
  }

  private func style(_ context: GraphicsContext) -> CellStyle {
    if isDisabled { return context.style }
    var style = context.controlStyle(isFocused: context.isFocused || isArmed)
    if isArmed {
      if context.showsSurfaces { style.background = .selection }
      style.attributes.insert(.bold)
    } else if !context.isFocused {
      style.foreground = style.foreground ?? .link
      if isHovered { style.attributes.insert(.bold) }
    }
    style.attributes.insert(.underline)
    return style
  }

  override func keyHints(in words: Words) -> [KeyHint] {
    [KeyHint(words.open, keys: .enter)]
  }

  override func handle(_ key: KeyEvent) -> Bool {
    guard key.kind != .release, key.key == .enter || key.key == .space else { return false }
    press()
    return true
  }

  func press() {
    guard !isDisabled else { return }
    if element.isCopied { copy(element.destination.percentEncoded) }
    send(LinkElement.Event())
  }

  override func handle(_ mouse: MouseEvent) -> Bool { follow(mouse, press: press) }

  /// A link that is laid out wider than its title is not hit beside it.
  override func hitTest(_ location: CellPoint) -> Bool {
    location.row == 0 && location.column < columns
  }
}

extension String {
  /// An address in printable ASCII, so that it is one line wherever it is pasted.
  fileprivate var percentEncoded: String {
    let digits = Array("0123456789ABCDEF")
    return utf8.reduce(into: "") { address, byte in
      if (0x21..<0x7F).contains(byte) {
        address.unicodeScalars.append(Unicode.Scalar(byte))
      } else {
        address += ["%", digits[Int(byte >> 4)], digits[Int(byte & 15)]]
      }
    }
  }
}
