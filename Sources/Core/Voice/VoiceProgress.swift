/// The work that began, went on or ended between two moments. Work of unknown length is spoken as
/// it begins and ends, and a task of known length at each quarter and when it ends before the last.
struct VoiceProgress {
  let before: [VoiceElement]
  let now: [VoiceElement]

  func sentences(_ phrases: VoicePhrases) -> [String] {
    let parts = now.compactMap { element -> String? in
      guard let old = before.first(where: { $0.id == element.id }), let was = old.percent,
        let percent = element.percent, percent / 25 > was / 25
      else { return nil }
      return phrases.part(percent, of: element)
    }
    // What ends in one place and goes on in another has not ended.
    let was = before.filter { $0.isBusy || $0.percent.map { $0 < 100 } ?? false }
    let ended = names(was, phrases).filter { !names(now, phrases).contains($0) }
    let begun = names(now.filter(\.isBusy), phrases).filter { !names(was, phrases).contains($0) }
    return parts + ended.map { phrases.ended($0) } + begun
  }

  private func names(_ some: [VoiceElement], _ phrases: VoicePhrases) -> [String] {
    some.map { phrases.progressName($0) }
  }
}

extension VoiceElement {
  /// The part that is done, if it is known.
  fileprivate var percent: Int? {
    guard case .fixed(let text) = value else { return nil }
    return Int(text.prefix { $0.isASCII && $0.isNumber })
  }

  fileprivate var isBusy: Bool { states.contains("busy") }
}
