import PeerScreens
import RecurseCore

// Another program types and watches this one. BENCH_WORKLOAD and BENCH_N choose what it shows.
PeerApp.launch { PeerApp(workload: .fromEnvironment, rows: Workload.rowsFromEnvironment) }
