#include "CMarkdown.h"

#include <pthread.h>
#include <string.h>

static pthread_once_t registration = PTHREAD_ONCE_INIT;
/// While cmark-gfm parses inlines, the extensions' characters are in a table of all parsers.
static pthread_mutex_t inline_table = PTHREAD_MUTEX_INITIALIZER;

static void attach(cmark_parser *parser, const char *name) {
  cmark_syntax_extension *extension = cmark_find_syntax_extension(name);
  if (extension) cmark_parser_attach_syntax_extension(parser, extension);
}

cmark_node *recurse_markdown_parse(const unsigned char *text, size_t length) {
  pthread_once(&registration, cmark_gfm_core_extensions_ensure_registered);
  // One tilde is more often "about" than the start of struck text.
  cmark_parser *parser = cmark_parser_new(CMARK_OPT_STRIKETHROUGH_DOUBLE_TILDE);
  attach(parser, "table");
  attach(parser, "strikethrough");
  attach(parser, "autolink");
  attach(parser, "tasklist");
  cmark_parser_feed(parser, (const char *)text, length);
  pthread_mutex_lock(&inline_table);
  cmark_node *root = cmark_parser_finish(parser);
  pthread_mutex_unlock(&inline_table);
  cmark_parser_free(parser);
  return root;
}

static recurse_markdown_kind kind_of_extension(const char *name) {
  if (strcmp(name, "table") == 0) return RECURSE_MARKDOWN_TABLE;
  if (strcmp(name, "table_row") == 0) return RECURSE_MARKDOWN_ROW;
  if (strcmp(name, "table_header") == 0) return RECURSE_MARKDOWN_ROW;
  if (strcmp(name, "table_cell") == 0) return RECURSE_MARKDOWN_CELL;
  if (strcmp(name, "strikethrough") == 0) return RECURSE_MARKDOWN_STRUCK;
  return RECURSE_MARKDOWN_OTHER;
}

recurse_markdown_kind recurse_markdown_kind_of(cmark_node *node) {
  switch (cmark_node_get_type(node)) {
  case CMARK_NODE_PARAGRAPH: return RECURSE_MARKDOWN_PARAGRAPH;
  case CMARK_NODE_HEADING: return RECURSE_MARKDOWN_HEADING;
  case CMARK_NODE_CODE_BLOCK: return RECURSE_MARKDOWN_CODE;
  case CMARK_NODE_BLOCK_QUOTE: return RECURSE_MARKDOWN_QUOTE;
  case CMARK_NODE_LIST: return RECURSE_MARKDOWN_LIST;
  case CMARK_NODE_ITEM:
    return strcmp(cmark_node_get_type_string(node), "tasklist") == 0 ? RECURSE_MARKDOWN_TASK
                                                                      : RECURSE_MARKDOWN_ITEM;
  case CMARK_NODE_THEMATIC_BREAK: return RECURSE_MARKDOWN_BREAK;
  case CMARK_NODE_HTML_BLOCK: return RECURSE_MARKDOWN_HTML;
  case CMARK_NODE_TEXT: return RECURSE_MARKDOWN_TEXT;
  case CMARK_NODE_SOFTBREAK: return RECURSE_MARKDOWN_SOFT_BREAK;
  case CMARK_NODE_LINEBREAK: return RECURSE_MARKDOWN_HARD_BREAK;
  case CMARK_NODE_CODE: return RECURSE_MARKDOWN_CODE_SPAN;
  case CMARK_NODE_HTML_INLINE: return RECURSE_MARKDOWN_INLINE_HTML;
  case CMARK_NODE_EMPH: return RECURSE_MARKDOWN_ITALIC;
  case CMARK_NODE_STRONG: return RECURSE_MARKDOWN_BOLD;
  case CMARK_NODE_LINK: return RECURSE_MARKDOWN_LINK;
  case CMARK_NODE_IMAGE: return RECURSE_MARKDOWN_IMAGE;
  default: return kind_of_extension(cmark_node_get_type_string(node));
  }
}

bool recurse_markdown_equal(const unsigned char *one, const unsigned char *other, size_t length) {
  return length == 0 || memcmp(one, other, length) == 0;
}
