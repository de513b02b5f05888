enum Samples {
  static let scripts = [
    Sample(name: "Latin", text: "Ångström, naïve, İzmir"),
    Sample(name: "with marks", text: "Vie\u{302}\u{323}t, e\u{301}te\u{301}, x\u{302}\u{303}"),
    Sample(name: "Greek", text: "Ὀδυσσεύς"),
    Sample(name: "Cyrillic", text: "Щедрик, ё"),
    Sample(name: "Chinese", text: "汉字，漢字。"),
    Sample(name: "Japanese", text: "日本語のテキスト"),
    Sample(name: "Hangul", text: "한국어"),
    Sample(name: "in letters", text: "\u{1112}\u{1161}\u{11AB}\u{1100}\u{116E}\u{11A8}"),
    Sample(name: "Devanagari", text: "हिन्दी, क्षत्रिय"),
    Sample(name: "Thai", text: "ภาษาไทย น้ำ"),
    Sample(name: "Arabic", text: "العربية"),
    Sample(name: "Hebrew", text: "עִבְרִית"),
    Sample(name: "half width", text: "ｶﾀｶﾅ and ＷＩＤＥ"),
  ]

  static let emoji = [
    Sample(name: "plain", text: "🙂 🐍 🚀"),
    Sample(name: "skin tone", text: "👍🏽 is shown 👍"),
    Sample(name: "joined", text: "👨‍👩‍👧‍👦 is shown 👨"),
    Sample(name: "flag", text: "🇩🇪🇯🇵 are shown DE, JP"),
    Sample(name: "half a flag", text: "🇩 is shown D"),
    Sample(name: "flag of tags", text: "🏴󠁧󠁢󠁳󠁣󠁴󠁿 is shown 🏴"),
    Sample(name: "keycap", text: "1️⃣ is shown 1"),
    Sample(name: "variation", text: "❤️ is shown ❤"),
    Sample(name: "text style", text: "☎︎ and ☺︎"),
    Sample(name: "a tone alone", text: "🏽"),
    Sample(name: "a mark alone", text: "\u{301} stands on a circle"),
  ]

  static let hostile = [
    Sample(name: "clear screen", text: "\u{1B}[2J\u{1B}[H\u{1B}c"),
    Sample(name: "colour", text: "\u{1B}[31mnot red\u{1B}[0m"),
    Sample(name: "title", text: "\u{1B}]0;owned\u{7}"),
    Sample(name: "clipboard", text: "\u{1B}]52;c;aGk=\u{1B}\\"),
    Sample(name: "C1 controls", text: "\u{9B}2J\u{9D}0;x\u{9C}"),
    Sample(name: "backspaces", text: "safe\u{8}\u{8}\u{8}\u{8}evil"),
    Sample(name: "line's end", text: "a\rb\u{7F}c"),
    Sample(name: "direction", text: "\u{202E}reversed\u{202C} \u{2066}x\u{2069}"),
    Sample(name: "invisible", text: "in\u{200B}vis\u{AD}i\u{FEFF}ble"),
    Sample(name: "broken UTF-8", text: String(decoding: broken, as: UTF8.self)),
    Sample(name: "10,000 marks", text: "z" + String(repeating: "\u{301}", count: 10_000) + "!"),
    Sample(name: "10,000 wide", text: String(repeating: "長", count: 10_000)),
  ]

  /// A truncated character, bytes that never occur, a surrogate, and an overlong control.
  private static let broken: [UInt8] = [
    0x61, 0xC3, 0x62, 0xFF, 0xFE, 0x63, 0xED, 0xA0, 0x80, 0xC0, 0x9B, 0x64,
  ]
}
