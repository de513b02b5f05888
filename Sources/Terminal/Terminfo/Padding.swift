/// A capability without its delays `$<5/>`, which no modern terminal needs.
func withoutPadding(_ bytes: some Sequence<UInt8>) -> [UInt8] {
  let source = Array(bytes)
  var result: [UInt8] = []
  var index = 0
  while index < source.count {
    if source[index] == 0x24, index + 1 < source.count, source[index + 1] == 0x3C,
      let end = source[index...].firstIndex(of: 0x3E)
    {
      index = end + 1
    } else {
      result.append(source[index])
      index += 1
    }
  }
  return result
}
