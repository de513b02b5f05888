enum TextSamples {
  static let scripts = [
    TextSample(name: "Latin", text: "Ångström, naïve, İzmir"),
    TextSample(name: "with marks", text: "Vie\u{302}\u{323}t, e\u{301}te\u{301}, x\u{302}\u{303}"),
    TextSample(name: "Greek", text: "Ὀδυσσεύς"),
    TextSample(name: "Cyrillic", text: "Щедрик, ё"),
    TextSample(name: "Chinese", text: "汉字，漢字。"),
    TextSample(name: "Japanese", text: "日本語のテキスト"),
    TextSample(name: "Hangul", text: "한국어"),
    TextSample(name: "in letters", text: "\u{1112}\u{1161}\u{11AB}\u{1100}\u{116E}\u{11A8}"),
    TextSample(name: "Devanagari", text: "हिन्दी, क्षत्रिय"),
    TextSample(name: "Thai", text: "ภาษาไทย น้ำ"),
    TextSample(name: "Arabic", text: "العربية"),
    TextSample(name: "Hebrew", text: "עִבְרִית"),
    TextSample(name: "half width", text: "ｶﾀｶﾅ and ＷＩＤＥ"),
  ]

  static let emoji = [
    TextSample(name: "plain", text: "🙂 🐍 🚀"),
    TextSample(name: "skin tone", text: "👍🏽 is shown 👍"),
    TextSample(name: "joined", text: "👨‍👩‍👧‍👦 is shown 👨"),
    TextSample(name: "flag", text: "🇩🇪🇯🇵 are shown DE, JP"),
    TextSample(name: "half a flag", text: "🇩 is shown D"),
    TextSample(name: "flag of tags", text: "🏴󠁧󠁢󠁳󠁣󠁴󠁿 is shown 🏴"),
    TextSample(name: "keycap", text: "1️⃣ is shown 1"),
    TextSample(name: "variation", text: "❤️ is shown ❤"),
    TextSample(name: "text style", text: "☎︎ and ☺︎"),
    TextSample(name: "a tone alone", text: "🏽"),
    TextSample(name: "a mark alone", text: "\u{301} stands on a circle"),
  ]

  static let hostile = [
    TextSample(name: "clear screen", text: "\u{1B}[2J\u{1B}[H\u{1B}c"),
    TextSample(name: "colour", text: "\u{1B}[31mnot red\u{1B}[0m"),
    TextSample(name: "title", text: "\u{1B}]0;owned\u{7}"),
    TextSample(name: "clipboard", text: "\u{1B}]52;c;aGk=\u{1B}\\"),
    TextSample(name: "C1 controls", text: "\u{9B}2J\u{9D}0;x\u{9C}"),
    TextSample(name: "backspaces", text: "safe\u{8}\u{8}\u{8}\u{8}evil"),
    TextSample(name: "line's end", text: "a\rb\u{7F}c"),
    TextSample(name: "direction", text: "\u{202E}reversed\u{202C} \u{2066}x\u{2069}"),
    TextSample(name: "invisible", text: "in\u{200B}vis\u{AD}i\u{FEFF}ble"),
    TextSample(name: "broken UTF-8", text: String(decoding: broken, as: UTF8.self)),
    TextSample(name: "10,000 marks", text: "z" + String(repeating: "\u{301}", count: 10_000) + "!"),
    TextSample(name: "10,000 wide", text: String(repeating: "長", count: 10_000)),
  ]

  /// A truncated character, bytes that never occur, a surrogate, and an overlong control.
  private static let broken: [UInt8] = [
    0x61, 0xC3, 0x62, 0xFF, 0xFE, 0x63, 0xED, 0xA0, 0x80, 0xC0, 0x9B, 0x64,
  ]
}
