import CRecurse

/// Time that is never set. Its zero has no meaning.
package enum MonotonicTime {
  package static var now: Duration { .nanoseconds(recurse_monotonic_nanoseconds()) }
}
