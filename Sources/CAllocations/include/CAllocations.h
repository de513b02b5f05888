#ifndef CALLOCATIONS_H
#define CALLOCATIONS_H

/* Counts the calls of malloc by this thread from here on; false if they cannot be counted. */
_Bool allocations_start(void);
/* Ends that, and returns how many there were. */
long allocations_end(void);

#endif
