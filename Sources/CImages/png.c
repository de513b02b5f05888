// Not by libpng's simplified interface: since the correction of CVE-2025-65018 interlaced pictures of 16 bits come out
// wrong there (Debian's 1.6.39), and it unpacks texts that nobody reads.

#include "CImages.h"

#if defined(__has_include) && !__has_include(<png.h>)
#error "RecurseImages needs libpng 1.6. Debian, Ubuntu: apt install libpng-dev. macOS: brew install libpng."
#endif

#include <png.h>
#include <string.h>

typedef struct {
  const uint8_t *bytes;
  size_t rest;
} source;

static void take(png_structp png, png_bytep bytes, size_t count) {
  source *from = png_get_io_ptr(png);
  if (count > from->rest) png_error(png, "it ends early");
  memcpy(bytes, from->bytes, count);
  from->bytes += count;
  from->rest -= count;
}

static void fail(png_structp png, png_const_charp reason) {
  char *message = png_get_error_ptr(png);
  strncpy(message, reason, RECURSE_PNG_MESSAGE - 1);
  png_longjmp(png, 1);
}

static void ignore(png_structp png, png_const_charp reason) {
  (void)png;
  (void)reason;
}

/// Has no variable that changes after `setjmp` and is read after the jump.
static bool read_pixels(
    png_structp png, png_infop info, source *from, uint32_t width, uint32_t height, uint8_t *pixels) {
  if (setjmp(png_jmpbuf(png))) return false;
  png_set_read_fn(png, from, take);
  // Texts and profiles could unpack to gigabytes. A gamma is a number, which is heeded.
  png_set_keep_unknown_chunks(png, PNG_HANDLE_CHUNK_NEVER, NULL, -1);
  png_set_keep_unknown_chunks(png, PNG_HANDLE_CHUNK_AS_DEFAULT, (png_const_bytep) "gAMA", 1);
  png_read_info(png, info);
  png_set_alpha_mode(png, PNG_ALPHA_PNG, PNG_DEFAULT_sRGB);
  png_set_expand(png);
  png_set_scale_16(png);
  png_set_gray_to_rgb(png);
  png_set_add_alpha(png, 0xFF, PNG_FILLER_AFTER);
  int passes = png_set_interlace_handling(png);
  png_read_update_info(png, info);
  if (png_get_image_width(png, info) != width || png_get_image_height(png, info) != height ||
      png_get_rowbytes(png, info) != 4 * (size_t)width)
    png_error(png, "its rows have another length");
  for (int pass = 0; pass < passes; pass++)
    for (uint32_t row = 0; row < height; row++) png_read_row(png, pixels + 4 * (size_t)width * row, NULL);
  png_read_end(png, NULL);
  return true;
}

bool recurse_png_read(
    const uint8_t *bytes, size_t length, uint32_t width, uint32_t height, uint8_t *pixels, char *message) {
  source from = {bytes, length};
  memset(message, 0, RECURSE_PNG_MESSAGE);
  png_structp png = png_create_read_struct(PNG_LIBPNG_VER_STRING, message, fail, ignore);
  png_infop info = png ? png_create_info_struct(png) : NULL;
  bool is_read = info && read_pixels(png, info, &from, width, height, pixels);
  if (!is_read && !message[0]) strcpy(message, "there is no memory for it");
  png_destroy_read_struct(&png, &info, NULL);
  return is_read;
}
