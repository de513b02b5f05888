// Operations on the table of js-framework-benchmark, as in Apps/Bench/Reconciler: the state before, and the change.
'use strict';

const labels = ['pretty', 'large', 'big', 'small', 'tall', 'short', 'long']
  .flatMap((size) => ['red', 'yellow', 'blue', 'green'].map((color) => `${size} ${color} table`));

const append = (count) => (state) => {
  let last = state.last;
  const more = Array.from({ length: count }, () => ({ id: ++last, label: labels[last % labels.length] }));
  return { ...state, last, rows: state.rows.concat(more) };
};

const clear = (state) => ({ ...state, rows: [] });

function swap(state) {
  const rows = state.rows.slice();
  [rows[1], rows[998]] = [rows[998], rows[1]];
  return { ...state, rows };
}

// The rows before are inserted a thousand at a time, because inserting is quadratic in React.
const inThousands = (count) => Array.from({ length: count / 1000 }, () => append(1000));

exports.initial = { last: 0, rows: [], selected: null };

exports.operations = [
  ['create 1,000', 0, append(1000)],
  ['replace all 1,000', 1000, (state) => append(1000)(clear(state))],
  ['update every 10th of 10,000', 10000, (state) => ({
    ...state,
    rows: state.rows.map((row, index) => (index % 10 ? row : { ...row, label: `${row.label} !!!` })),
  })],
  ['select one of 1,000', 1000, (state) => ({ ...state, selected: 500 })],
  ['swap two of 1,000', 1000, swap],
  ['remove one of 1,000', 1000, (state) => ({
    ...state, rows: state.rows.filter((_, index) => index !== 500) })],
  ['create 10,000', 0, append(10000)],
  ['append 1,000 to 10,000', 10000, append(1000)],
  ['clear 1,000', 1000, clear],
].map(([name, count, change]) => ({ name, prepare: inThousands(count), change }));
