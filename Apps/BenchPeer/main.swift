import PeerScreens
import Recurse

// A program that another types into, and watches: BENCH_WORKLOAD and BENCH_N say what it shows.
PeerApp.launch { PeerApp(workload: .fromEnvironment, rows: Workload.rowsFromEnvironment) }
