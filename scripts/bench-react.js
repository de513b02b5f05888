// The operations of js-framework-benchmark with React's and Preact's production builds, on hosts that do nothing.
// Usage: node scripts/bench-react.js [ROUNDS]
// What is not installed is left out with a line: react with react-reconciler (Debian's node-react has no reconciler),
// preact (Debian: node-preact). NODE_PATH may name a folder that has them.
'use strict';
process.env.NODE_ENV = 'production';
const rounds = Number(process.argv[2] || 15);
const places = (process.env.NODE_PATH || '').split(':').concat('/usr/share/nodejs');

function find(name) {
  for (const place of ['', ...places.filter(Boolean)]) {
    try { return require(place ? `${place}/${name}` : name); } catch (error) {
      if (error.code !== 'MODULE_NOT_FOUND') throw error;
    }
  }
  console.log(`${name}: not installed, left out`);
  return null;
}

const labels = ['pretty', 'large', 'big', 'small', 'tall', 'short', 'long']
  .flatMap((size) => ['red', 'yellow', 'blue', 'green'].map((color) => `${size} ${color} table`));
let last = 0;
const make = (count) => Array.from({ length: count }, () => ({ id: ++last, label: labels[last % labels.length] }));

const swap = (rows, a, b) => { const copy = rows.slice(); [copy[a], copy[b]] = [copy[b], copy[a]]; return copy; };
const operations = [
  ['create 1,000', 0, (s) => ({ ...s, rows: make(1000) })],
  ['replace all 1,000', 1000, (s) => ({ ...s, rows: make(1000) })],
  ['update every 10th of 10,000', 10000, (s) => ({
    ...s, rows: s.rows.map((row, index) => (index % 10 ? row : { ...row, label: row.label + ' !!!' })) })],
  ['select one of 1,000', 1000, (s) => ({ ...s, selected: s.rows[500].id })],
  ['swap two of 1,000', 1000, (s) => ({ ...s, rows: swap(s.rows, 1, 998) })],
  ['remove one of 1,000', 1000, (s) => ({ ...s, rows: s.rows.filter((_, index) => index !== 500) })],
  ['create 10,000', 0, (s) => ({ ...s, rows: make(10000) })],
  ['append 1,000 to 10,000', 10000, (s) => ({ ...s, rows: s.rows.concat(make(1000)) })],
  ['clear 1,000', 1000, (s) => ({ ...s, rows: [] })],
];

function measure(name, mount) {
  console.log(`\n${name}\n  operation                        µs`);
  for (const [title, count, change] of operations) {
    const times = [];
    for (let round = 0; round < rounds + 5; round++) {
      const app = mount();
      app.show({ rows: make(count), selected: null });
      const next = change(app.state);
      const start = process.hrtime.bigint();
      app.show(next);
      const time = Number(process.hrtime.bigint() - start) / 1000;
      if (round >= 5) times.push(time);
      app.end();
    }
    times.sort((a, b) => a - b);
    console.log(`  ${title.padEnd(28)} ${times[times.length >> 1].toFixed(0).padStart(6)}`);
  }
}

// A row and its parts, as in the Swift benchmark; a row is memoised by its props.
function react() {
  const React = find('react');
  const reconciler = React && find('react-reconciler');
  if (!reconciler) return;
  const nothing = () => {};
  const config = {
    supportsMutation: true, supportsPersistence: false, supportsHydration: false, isPrimaryRenderer: true,
    createInstance: () => ({}), createTextInstance: () => ({}), shouldSetTextContent: () => true,
    appendInitialChild: nothing, appendChild: nothing, appendChildToContainer: nothing, insertBefore: nothing,
    insertInContainerBefore: nothing, removeChild: nothing, removeChildFromContainer: nothing, clearContainer: nothing,
    finalizeInitialChildren: () => false, prepareUpdate: () => true, commitUpdate: nothing, commitTextUpdate: nothing,
    resetTextContent: nothing, getRootHostContext: () => null, getChildHostContext: (context) => context,
    getPublicInstance: (instance) => instance, prepareForCommit: () => null, resetAfterCommit: nothing,
    preparePortalMount: nothing, scheduleTimeout: setTimeout, cancelTimeout: clearTimeout, noTimeout: -1,
    detachDeletedInstance: nothing, getInstanceFromNode: () => null, beforeActiveInstanceBlur: nothing,
    afterActiveInstanceBlur: nothing, prepareScopeUpdate: nothing, getInstanceFromScope: () => null,
    getCurrentEventPriority: () => 16, setCurrentUpdatePriority: nothing, getCurrentUpdatePriority: () => 16,
    resolveUpdatePriority: () => 16, maySuspendCommit: () => false, shouldAttemptEagerTransition: () => false,
    NotPendingTransition: null, HostTransitionContext: React.createContext(null), trackSchedulerEvent: nothing,
    resolveEventType: () => null, resolveEventTimeStamp: () => -1.1, requestPostPaintCallback: nothing,
    resetFormInstance: nothing, supportsMicrotasks: true, scheduleMicrotask: queueMicrotask,
  };
  const renderer = reconciler(config);
  const h = React.createElement;
  const Row = React.memo(({ row, isSelected }) => h(
    'row', { selected: isSelected }, h('text', null, String(row.id)),
    h('button', { onPress: nothing }, row.label), h('button', { onPress: nothing }, 'x')));
  const Table = ({ state }) => h(
    'stack', null, state.rows.map((row) => h(Row, { key: row.id, row, isSelected: state.selected === row.id })));
  measure(`React ${React.version}, production, on a host that does nothing`, () => {
    const root = renderer.createContainer({}, 0, null, false, null, '', nothing, nothing, nothing, null);
    const flush = renderer.flushSyncWork || (() => renderer.flushSync(nothing));
    const update = renderer.updateContainerSync || renderer.updateContainer;
    return {
      state: null,
      show(state) {
        this.state = state;
        if (renderer.updateContainerSync) { update(h(Table, { state }), root, null, nothing); flush(); }
        else renderer.flushSync(() => update(h(Table, { state }), root, null, nothing));
      },
      end() { this.show({ rows: [], selected: null }); },
    };
  });
}

// Preact needs a document: one whose nodes only remember their children.
class FakeNode {
  get splitText() { return this.nodeType === 3 ? () => {} : undefined; }
  constructor(name) { this.nodeName = name; this.nodeType = name === '#text' ? 3 : 1; this.childNodes = []; this.attributes = []; this.parentNode = null; }
  get firstChild() { return this.childNodes[0] || null; }
  get lastChild() { return this.childNodes[this.childNodes.length - 1] || null; }
  get nextSibling() { const all = this.parentNode && this.parentNode.childNodes; return (all && all[all.indexOf(this) + 1]) || null; }
  get ownerDocument() { return globalThis.document; }
  appendChild(node) { return this.insertBefore(node, null); }
  insertBefore(node, before) {
    if (node.parentNode) node.parentNode.removeChild(node);
    node.parentNode = this;
    const place = before ? this.childNodes.indexOf(before) : -1;
    if (place < 0) this.childNodes.push(node); else this.childNodes.splice(place, 0, node);
    return node;
  }
  removeChild(node) {
    const all = this.childNodes;
    const place = all[all.length - 1] === node ? all.length - 1 : all.indexOf(node);
    if (place >= 0) all.splice(place, 1);
    node.parentNode = null;
    return node;
  }
  replaceChild(node, old) { this.insertBefore(node, old); return this.removeChild(old); }
  setAttribute() {}
  removeAttribute() {}
  addEventListener() {}
  removeEventListener() {}
}

function preact() {
  const preact = find('preact');
  if (!preact) return;
  globalThis.document = {
    createElement: (name) => new FakeNode(name), createTextNode: () => new FakeNode('#text'),
    createElementNS: (_, name) => new FakeNode(name),
  };
  const { h, Component, render } = preact;
  const nothing = () => {};
  class Row extends Component {
    shouldComponentUpdate(next) { return next.row !== this.props.row || next.isSelected !== this.props.isSelected; }
    render({ row, isSelected }) {
      return h('row', { selected: isSelected }, h('text', null, String(row.id)),
        h('button', { onPress: nothing }, row.label), h('button', { onPress: nothing }, 'x'));
    }
  }
  class Table extends Component {
    render({ state }) {
      return h('stack', null, state.rows.map((row) => h(Row, { key: row.id, row, isSelected: state.selected === row.id })));
    }
  }
  measure('Preact, on a document that only remembers its nodes', () => {
    const parent = new FakeNode('root');
    let shown;
    return {
      state: null,
      show(state) { this.state = state; shown = render(h(Table, { state }), parent, shown); },
      end() { render(null, parent, shown); },
    };
  });
}

react();
preact();
