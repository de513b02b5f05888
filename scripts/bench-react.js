// js-framework-benchmark's operations with the production builds of React and Preact and, if a built `bench` is named, with
// ours: rounds of each in turn, so that noise of the machine affects all alike.
//
// Usage: node scripts/bench-react.js [--rounds 9] [--bench PATH] [--json FILE]
//
// Debian: nodejs, node-react, node-react-test-renderer, node-preact. Missing ones are skipped with a message.
// NODE_PATH may name a folder that has them. Every library changes its state, renders and patches a host
// that does nothing, synchronously, in a process that stays warm between rounds. Medians are of processor time, which other
// work of the machine does not affect: of the process with the threads of its collector and compiler; ours has one thread.
// `least` is the shortest run: for JavaScript in real time, so without the work of other threads.
'use strict';
process.env.NODE_ENV = 'production';
const { spawnSync } = require('child_process');
const fs = require('fs');
const os = require('os');
const path = require('path');
const { operations, initial } = require('./bench-react/operations');
const { react } = require('./bench-react/react');
const { preact } = require('./bench-react/preact');

const options = { rounds: '9' };
for (let index = 2; index < process.argv.length; index += 2) {
  options[process.argv[index].replace(/^--/, '')] = process.argv[index + 1];
}

const places = (process.env.NODE_PATH || '').split(':').concat('/usr/share/nodejs').filter(Boolean);
function find(name) {
  try { return require.resolve(name, { paths: places }); } catch (error) {
    if (error.code !== 'MODULE_NOT_FOUND') throw error;
    for (const place of places) {
      try { return require.resolve(`${place}/${name}`); } catch { /* try the next one */ }
    }
  }
  console.error(`${name}: not installed, left out`);
  return null;
}
find.places = places;

const median = (values) => {
  const sorted = [...values].sort((one, other) => one - other);
  return (sorted[(sorted.length - 1) >> 1] + sorted[sorted.length >> 1]) / 2;
};

/** Adds the time of one run of an operation in µs, and returns what the host counted. */
function measure(library, { prepare, change }, times, clock) {
  const app = library.mount(initial);
  for (const step of prepare) app.change(step);
  const before = { ...library.patches };
  const used = process.cpuUsage();
  const start = process.hrtime.bigint();
  app.change(change);
  clock.push(Number(process.hrtime.bigint() - start) / 1000);
  const { user, system } = process.cpuUsage(used);
  times.push(user + system);
  const { updated, inserted, removed } = library.patches;
  const patches = updated - before.updated + inserted - before.inserted + removed - before.removed;
  app.end();
  return patches;
}

/** One run of ours: the median time, the shortest time and the patches of each operation. */
function ours() {
  const file = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'bench-')), 'ours.json');
  const run = spawnSync(options.bench, ['reconciler', '--rounds', '9', '--json', file], { encoding: 'utf8' });
  if (run.status !== 0) throw new Error(`${options.bench}: ${run.stderr || run.error}`);
  const [{ rows }] = JSON.parse(fs.readFileSync(file, 'utf8'));
  fs.rmSync(path.dirname(file), { recursive: true });
  return Object.fromEntries(rows.map((row) => [row.operation, row]));
}

const libraries = [react(find), preact(find)].filter(Boolean);
const results = operations.map(({ name }) => ({ name }));
const add = (result, library, time, least, patches) => {
  const own = (result[library] ??= { medians: [], least: Infinity });
  own.medians.push(time);
  own.least = Math.min(own.least, least);
  own.patches = patches;
};

// The first rounds warm up the compiler and are not counted.
const warmUp = 3;
for (let round = 0; round < Number(options.rounds) + warmUp; round++) {
  const counts = round >= warmUp;
  if (counts && options.bench) {
    const rows = ours();
    for (const result of results) {
      const row = rows[result.name];
      add(result, 'Recurse', row['µs'], row.least, row.patches);
    }
  }
  for (const library of libraries) {
    operations.forEach((operation, index) => {
      const times = [];
      const clock = [];
      let patches;
      for (let count = 0; count < 5; count++) patches = measure(library, operation, times, clock);
      if (counts) add(results[index], library.name, median(times), Math.min(...clock), patches);
    });
  }
}

const names = Object.keys(results[0]).filter((name) => name !== 'name');
const mine = names.includes('Recurse');
const cell = (text, width = 11) => String(text).padStart(width);
console.log(`js-framework-benchmark, keyed: µs (median of ${options.rounds} rounds / least), patches`
  + (mine ? '; ours by theirs, of the medians in one round / of the least' : ''));
for (const library of names) {
  const isOther = mine && library !== 'Recurse';
  console.log(`\n${library.padEnd(30)}${cell('median')}${cell('least')}${cell('patches')}`
    + (isOther ? cell('ratio') + cell('of least') : ''));
  for (const result of results) {
    const own = result[library];
    own.median = median(own.medians);
    if (isOther) {
      own.ratio = median(result.Recurse.medians.map((time, round) => time / own.medians[round]));
      own.leastRatio = result.Recurse.least / own.least;
    }
    console.log(`${result.name.padEnd(30)}${cell(own.median.toFixed(0))}${cell(own.least.toFixed(0))}${cell(own.patches)}`
      + (isOther ? cell(own.ratio.toFixed(2)) + cell(own.leastRatio.toFixed(2)) : ''));
  }
}
if (options.json) fs.writeFileSync(options.json, `${JSON.stringify(results, null, 1)}\n`);
