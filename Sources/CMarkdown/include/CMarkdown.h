/// The parts of cmark-gfm that Swift cannot take as they are: its extensions, and its state that all threads
/// share.
#ifndef CMARKDOWN_H
#define CMARKDOWN_H

#if defined(__has_include) && !__has_include(<cmark-gfm-core-extensions.h>)
#error "RecurseMarkdown needs cmark-gfm. Debian, Ubuntu: apt install libcmark-gfm-dev libcmark-gfm-extensions-dev. macOS: brew install cmark-gfm."
#endif

#include <cmark-gfm-core-extensions.h>
#include <cmark-gfm.h>
#include <stdbool.h>
#include <stddef.h>

typedef enum {
  RECURSE_MARKDOWN_OTHER,
  RECURSE_MARKDOWN_PARAGRAPH,
  RECURSE_MARKDOWN_HEADING,
  RECURSE_MARKDOWN_CODE,
  RECURSE_MARKDOWN_QUOTE,
  RECURSE_MARKDOWN_LIST,
  RECURSE_MARKDOWN_ITEM,
  RECURSE_MARKDOWN_TASK,
  RECURSE_MARKDOWN_TABLE,
  RECURSE_MARKDOWN_ROW,
  RECURSE_MARKDOWN_CELL,
  RECURSE_MARKDOWN_BREAK,
  RECURSE_MARKDOWN_HTML,
  RECURSE_MARKDOWN_TEXT,
  RECURSE_MARKDOWN_SOFT_BREAK,
  RECURSE_MARKDOWN_HARD_BREAK,
  RECURSE_MARKDOWN_CODE_SPAN,
  RECURSE_MARKDOWN_INLINE_HTML,
  RECURSE_MARKDOWN_ITALIC,
  RECURSE_MARKDOWN_BOLD,
  RECURSE_MARKDOWN_STRUCK,
  RECURSE_MARKDOWN_LINK,
  RECURSE_MARKDOWN_IMAGE,
} recurse_markdown_kind;

/// Parses a text with tables, struck text, bare links and tasks, on any thread at any time. Its
/// caller frees the tree with `cmark_node_free`.
cmark_node *recurse_markdown_parse(const unsigned char *text, size_t length);

/// The kind of a node, also of those that extensions make: their numbers are known at run time.
recurse_markdown_kind recurse_markdown_kind_of(cmark_node *node);

/// Whether two texts of a length are equal.
bool recurse_markdown_equal(const unsigned char *one, const unsigned char *other, size_t length);

#endif
