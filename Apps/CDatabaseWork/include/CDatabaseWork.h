#ifndef CDATABASEWORK_H
#define CDATABASEWORK_H

/// Turns the triggers of a connection on or off. Temporary triggers are never off.
/// Returns SQLite's code.
int databasework_set_triggers(void *connection, int is_on);

#endif
