// React's production reconciler on a host that only counts and compares props.
//
// Debian has no react-reconciler. Its react-test-renderer is the same reconciler, bundled with a host that makes plain
// objects. The functions of that host are replaced: they search arrays, which costs more than the reconciler, and count
// every rendered element as an update, which costs time that neither react-dom nor Recurse spends.
'use strict';
const fs = require('fs');
const Module = require('module');

const verbs = {
  createInstance: "patches.made++; return nothing;",
  createTextInstance: "patches.made++; return nothing;",
  appendInitialChild: 'patches.inserted++;',
  appendChild: 'patches.inserted++;',
  insertBefore: 'patches.inserted++;',
  removeChild: 'patches.removed++;',
  clearContainer: '',
  commitUpdate: 'patches.updated++;',
};

// As in react-dom, comparing props decides what is an update; the reconciler handles children. A new closure as a handler
// is no update here, which saves React a patch.
const comparing = `function prepareUpdate(oldProps, newProps) {
  for (const name in newProps) {
    if (name === 'children' || newProps[name] === oldProps[name] || typeof newProps[name] === 'function') continue;
    return UPDATE_SIGNAL;
  }
  return null;
}`;

function load(find) {
  const path = find('react-test-renderer/cjs/react-test-renderer.production.min.js');
  if (!path) return null;
  let source = fs.readFileSync(path, 'utf8');
  const replace = (part, text) => {
    if (!part.test(source)) throw new Error(`${path}: no ${part}; is it minified? Debian's is not`);
    source = source.replace(part, text);
  };
  const body = (name) => new RegExp(`^function ${name}\\([^)]*\\) \\{[^]*?^\\}`, 'm');
  for (const [name, verb] of Object.entries(verbs)) replace(body(name), `function ${name}() { ${verb} }`);
  replace(body('prepareUpdate'), comparing);
  replace(/= prepareUpdate\(\);/, '= prepareUpdate(oldProps, newProps);');
  const bundle = new Module(path);
  bundle.filename = path;
  bundle.paths = Module._nodeModulePaths(path).concat(find.places);
  bundle._compile(`const nothing = {}, patches = { made: 0, updated: 0, inserted: 0, removed: 0 };${source};exports.patches = patches;`, path);
  return bundle.exports;
}

exports.react = (find) => {
  const renderer = load(find);
  const reactPath = find('react');
  if (!renderer || !reactPath) return null;
  const React = require(reactPath);
  const h = React.createElement;

  // A row renders only if its props changed.
  const Row = React.memo(({ row, isSelected, dispatch }) => h(
    'row', { background: isSelected ? 'red' : null },
    h('text', { text: String(row.id) }),
    h('button', {
      label: row.label, onPress: () => dispatch((state) => ({ ...state, selected: row.id })),
    }),
    h('button', {
      label: 'x',
      onPress: () => dispatch((state) => (
        { ...state, rows: state.rows.filter((other) => other.id !== row.id) })),
    })));

  const Table = ({ initial, onMount }) => {
    const [state, dispatch] = React.useReducer((state, change) => change(state), initial);
    onMount(dispatch);
    return h('stack', null, state.rows.map((row) => h(
      Row, { key: row.id, row, isSelected: state.selected === row.id, dispatch })));
  };

  return {
    name: `React ${React.version}`,
    patches: renderer.patches,
    mount(initial) {
      let dispatch;
      // A concurrent root, flushed at once, so that work which React would defer is done within the update.
      const root = renderer.create(null, { unstable_isConcurrent: true });
      root.unstable_flushSync(() => root.update(h(Table, { initial, onMount(next) { dispatch = next; } })));
      return {
        change(change) { root.unstable_flushSync(() => dispatch(change)); },
        end() { root.unstable_flushSync(() => root.unmount()); },
      };
    },
  };
};
