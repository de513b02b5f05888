/// The work that began, went on or ended between two moments. Work of unknown length is spoken as
/// it begins and ends, and a task of known length at each quarter.
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
    var begun = names(now, besides: before, phrases)
    let ended = names(before, besides: now, phrases).filter { name in
      guard let place = begun.firstIndex(of: name) else { return true }
      begun.remove(at: place)
      return false
    }
    return parts + ended.map { phrases.ended($0) } + begun
  }

  /// The names of what is busy among some elements, and not among others.
  private func names(
    _ some: [VoiceElement], besides others: [VoiceElement], _ phrases: VoicePhrases
  ) -> [String] {
    some.filter { element in
      element.isBusy && !others.contains { $0.id == element.id && $0.isBusy }
    }
    .map { phrases.progressName($0) }
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
