// The part of a document that Preact needs: nodes that store their children, and count operations.
'use strict';

const patches = { made: 0, updated: 0, inserted: 0, removed: 0 };

class FakeNode {
  constructor(name) {
    patches.made++;
    this.nodeName = name;
    this.childNodes = [];
    this.attributes = [];
    this.parentNode = null;
    // The index of the last child that was found. The next one is near it, so no array is searched.
    this.hint = 0;
  }

  get firstChild() { return this.childNodes[0] || null; }
  get lastChild() { return this.childNodes[this.childNodes.length - 1] || null; }
  get nextSibling() {
    const parent = this.parentNode;
    return (parent && parent.childNodes[parent.place(this) + 1]) || null;
  }

  place(child) {
    const { childNodes, hint } = this;
    for (let place = Math.max(0, hint - 1); place <= hint + 2; place++) {
      if (childNodes[place] === child) return (this.hint = place);
    }
    return (this.hint = childNodes.indexOf(child));
  }

  appendChild(node) { return this.insertBefore(node, null); }

  insertBefore(node, before) {
    if (node.parentNode) node.parentNode.take(node);
    patches.inserted++;
    node.parentNode = this;
    if (before) this.childNodes.splice(this.place(before), 0, node);
    else this.childNodes.push(node);
    return node;
  }

  removeChild(node) {
    patches.removed++;
    return this.take(node);
  }

  take(node) {
    if (this.lastChild === node) this.childNodes.pop();
    else this.childNodes.splice(this.place(node), 1);
    node.parentNode = null;
    return node;
  }

  replaceChild(node, old) {
    this.insertBefore(node, old);
    return this.removeChild(old);
  }

  setAttribute() { patches.updated++; }
  removeAttribute() { patches.updated++; }
  addEventListener() {}
  removeEventListener() {}
}

class FakeText extends FakeNode {
  constructor(text) {
    super('#text');
    this.text = text;
  }

  splitText() {}
  get nodeValue() { return this.text; }
  set nodeValue(text) {
    patches.updated++;
    this.text = text;
  }
}

exports.patches = patches;
exports.FakeNode = FakeNode;
exports.document = {
  createElement: (name) => new FakeNode(name),
  createElementNS: (_, name) => new FakeNode(name),
  createTextNode: (text) => new FakeText(text),
};
