#ifndef UNICODE_TABLES_H
#define UNICODE_TABLES_H

// What text layout must know of a scalar, in one number and three loads. The data is generated:
// scripts/generate-unicode-tables.

#include <stdint.h>

extern const char *const unicode_tables_version;
extern const uint16_t unicode_properties[128];
extern const uint8_t unicode_index[1024];
extern const uint8_t unicode_blocks[];

/// Bits 0-3: grapheme break class. 4-5: columns. 6-8: line break class. 9-11: word class.
static inline uint16_t unicode_property(uint32_t scalar) {
  if (scalar < 0x20000)
    return unicode_properties[unicode_blocks[unicode_index[scalar >> 7] * 128 + (scalar & 127)]];
  if (scalar < 0x40000) return (scalar & 0xffff) <= 0xfffd ? 2 << 4 | 3 << 6 | 3 << 9 : 1 << 4;
  if (scalar - 0xe0000 < 0x1000)  // tags and variation selectors join; the rest is invisible
    return scalar - 0xe0020 < 0x60 || scalar - 0xe0100 < 0xf0 ? 4 : 3;
  return 1 << 4;
}

#endif
