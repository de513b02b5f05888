import ProcessTable

/// The part of one sample that the charts show. A figure that is not known leaves a gap.
struct Moment: Equatable {
  /// The number of the sample.
  var time: Int
  /// The shares of the processors and of the memory that are used.
  var busy: Double?
  var cores: [Double?] = []
  var memory: Double?
  /// Bytes a second.
  var received: Double?
  var sent: Double?
  var read: Double?
  var written: Double?

  /// The most moments of a chart: two in each column of a wide window.
  static let most = 500

  /// As many moments as a chart has, of which nothing is known: a chart begins at its right edge.
  static let unknown = (-most..<0).map { Moment(time: $0) }

  init(time: Int) { self.time = time }

  init(time: Int, _ sample: SystemSample) {
    self.time = time
    (busy, cores) = (sample.rates.busy, sample.rates.processors)
    memory = sample.counters.memory?.share
    (received, sent) = (sample.rates.network?.incoming, sample.rates.network?.outgoing)
    (read, written) = (sample.rates.disk?.incoming, sample.rates.disk?.outgoing)
  }

  /// The share of a processor.
  subscript(core core: Int) -> Double? { cores.indices.contains(core) ? cores[core] : nil }
}
