/// The parts of ncurses and of the C library that Swift cannot import, and the code of signal handlers.
///
/// curses.h is not included here: its macros and names (`raw`, `filter`, `move` …) stay in C.
#ifndef CRECURSE_H
#define CRECURSE_H

#include "device.h"
#include "process.h"
#include "screen.h"
#include "system.h"
#include "unicode_tables.h"

#endif
