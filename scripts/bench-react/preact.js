// Preact needs a document as its host, whose cost is part of its figures: each text is a node, and children are arrays.
'use strict';
const path = require('path');
const { document, patches, FakeNode } = require('./document');

exports.preact = (find) => {
  const place = find('preact');
  if (!place) return null;
  globalThis.document = document;
  const { h, Component, render } = require(place);
  const { version } = require(path.join(place.replace(/preact[/]lib[/].*|preact[/]dist[/].*/, 'preact'), 'package.json'));

  class Row extends Component {
    shouldComponentUpdate(next) {
      return next.row !== this.props.row || next.isSelected !== this.props.isSelected;
    }

    render({ row, isSelected, dispatch }) {
      return h(
        'row', { background: isSelected ? 'red' : null },
        h('text', null, String(row.id)),
        h('button', { onPress: () => dispatch((state) => ({ ...state, selected: row.id })) }, row.label),
        h('button', { onPress: () => dispatch((state) => (
          { ...state, rows: state.rows.filter((other) => other.id !== row.id) })) }, 'x'));
    }
  }

  class Table extends Component {
    constructor(props) {
      super(props);
      this.state = props.initial;
      this.dispatch = (change) => {
        this.state = change(this.state);
        this.forceUpdate();
      };
      props.onMount(this.dispatch);
    }

    render(_, state) {
      return h('stack', null, state.rows.map((row) => h(
        Row, { key: row.id, row, isSelected: state.selected === row.id, dispatch: this.dispatch })));
    }
  }

  return {
    name: `Preact ${version}`,
    patches,
    mount(initial) {
      const parent = new FakeNode('root');
      let dispatch;
      const shown = render(h(Table, { initial, onMount(next) { dispatch = next; } }), parent);
      return {
        change(change) { dispatch(change); },
        end() { render(null, parent, shown); },
      };
    },
  };
};
