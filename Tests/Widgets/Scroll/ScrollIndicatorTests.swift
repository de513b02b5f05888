import RecurseTesting
import RecurseWidgets
import TestSupport
import Testing

@Suite("The arithmetic of scrolling") struct ScrollIndicatorTests {
  /// Every content, viewport, track and offset up to a size, and random larger ones.
  static func forAll(_ body: (ScrollIndicator) -> Void) {
    for content in 0...9 {
      for viewport in 0...9 {
        for track in 0...viewport {
          for offset in 0...max(0, content - viewport) {
            body(
              ScrollIndicator(
                ScrollExtent(content: content, viewport: viewport, offset: offset), track: track))
          }
        }
      }
    }
    var random = SplitMix64(seed: 7)
    for _ in 0..<2000 {
      let viewport = Int.random(in: 1...100, using: &random)
      let content = Int.random(in: 0...100_000, using: &random)
      let offset = Int.random(in: 0...max(0, content - viewport), using: &random)
      body(
        ScrollIndicator(
          ScrollExtent(content: content, viewport: viewport, offset: offset),
          track: Int.random(in: 0...viewport, using: &random)))
    }
  }

  @Test("The thumb is inside its track, and exists where there is a track")
  func inside() {
    Self.forAll { bar in
      #expect(bar.thumb.lowerBound >= 0 && bar.thumb.upperBound <= bar.track)
      #expect(bar.thumb.isEmpty == (bar.track == 0))
      if bar.extent.overflows, bar.track > 1 { #expect(bar.thumb.count < bar.track) }
      if !bar.extent.overflows { #expect(bar.thumb == 0..<bar.track) }
    }
  }

  @Test("The thumb is at an end exactly where the viewport is, if the track is long enough")
  func ends() {
    Self.forAll { bar in
      guard bar.extent.overflows, bar.track > 1 else { return }
      if bar.extent.offset == 0 { #expect(bar.thumb.lowerBound == 0) }
      if bar.extent.isAtEnd { #expect(bar.thumb.upperBound == bar.track) }
      guard bar.track - bar.thumb.count > 1, bar.extent.offset > 0, !bar.extent.isAtEnd else {
        return
      }
      #expect(bar.thumb.lowerBound > 0 && bar.thumb.upperBound < bar.track)
    }
  }

  @Test("The thumb never moves back while the offset grows")
  func monotone() {
    for content in 1...40 {
      for viewport in 1...12 {
        let bars = (0...max(0, content - viewport)).map {
          ScrollIndicator(
            ScrollExtent(content: content, viewport: viewport, offset: $0), track: viewport)
        }
        for (bar, next) in zip(bars, bars.dropFirst()) {
          #expect(bar.thumb.lowerBound <= next.thumb.lowerBound)
          #expect(bar.thumb.count == next.thumb.count)
        }
      }
    }
  }

  @Test("A drag reaches every position of the thumb, both ends included, and stays under the mouse")
  func drags() throws {
    Self.forAll { bar in
      guard bar.extent.overflows else { return }
      for cell in 0..<bar.track {
        guard let drag = ScrollDrag(bar, at: cell) else {
          #expect(bar.part(at: cell) == (cell < bar.thumb.lowerBound ? .before : .after))
          continue
        }
        let grip = cell - bar.thumb.lowerBound
        for target in 0...(bar.track - bar.thumb.count) {
          var moved = bar.extent
          moved.scroll(to: drag.offset(bar, at: target + grip))
          #expect(ScrollIndicator(moved, track: bar.track).thumb.lowerBound == target)
        }
        guard bar.track > 1 else { continue }
        #expect(drag.offset(bar, at: -100) == 0)
        #expect(drag.offset(bar, at: bar.track + 100) == bar.extent.maximum)
      }
    }
  }

  @Test("Scrolling is clamped at both ends, and returns whether anything moved")
  func scrolling() {
    for content in 0...8 {
      for viewport in 0...8 {
        for start in 0...max(0, content - viewport) {
          for distance in [-20, -3, -1, 0, 1, 3, 20, .min, .max] {
            var extent = ScrollExtent(content: content, viewport: viewport, offset: start)
            let moved = extent.scroll(by: distance)
            #expect(moved == (extent.offset != start))
            #expect((0...extent.maximum).contains(extent.offset))
            if distance > 0 { #expect(extent.offset >= start) }
            if distance < 0 { #expect(extent.offset <= start) }
          }
        }
      }
    }
  }

  @Test("A revealed range can be seen afterwards, and moves no further than needed")
  func revealing() {
    for content in 1...8 {
      for viewport in 1...8 {
        for start in 0...max(0, content - viewport) {
          for lower in 0..<content {
            for upper in lower..<content {
              let range = lower..<(upper + 1)
              var extent = ScrollExtent(content: content, viewport: viewport, offset: start)
              extent.reveal(range)
              let seen = extent.offset..<(extent.offset + viewport)
              if range.count <= viewport {
                #expect(seen.contains(range))
                let distances = (0...extent.maximum).filter {
                  $0 <= range.lowerBound && $0 + viewport >= range.upperBound
                }.map { abs($0 - start) }
                #expect(abs(extent.offset - start) == distances.min())
              } else {
                #expect(range.contains(seen) || extent.offset == min(lower, extent.maximum))
              }
            }
          }
        }
      }
    }
  }
}
