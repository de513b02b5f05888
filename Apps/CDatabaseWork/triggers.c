#include "CDatabaseWork.h"
#include <sqlite3.h>
#include <stddef.h>

int databasework_set_triggers(void *connection, int is_on) {
  return sqlite3_db_config(
      (sqlite3 *)connection, SQLITE_DBCONFIG_ENABLE_TRIGGER, is_on, (int *)NULL);
}
