/// PNG by libpng, whose names and jumps stay in C.
#ifndef CIMAGES_H
#define CIMAGES_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#define RECURSE_PNG_MESSAGE 80

/// Decodes a PNG of a known size into rows of red, green, blue and opacity in sRGB, a byte each, without a gap.
///
/// Returns false with the reason in `message`, which has `RECURSE_PNG_MESSAGE` bytes. On any thread at any time.
bool recurse_png_read(
    const uint8_t *bytes, size_t length, uint32_t width, uint32_t height, uint8_t *pixels, char *message);

#endif
