import { EditorState, type StateCommand } from '@codemirror/state';
import { expect, test } from 'vitest';

import {
  nameFrom,
  imageMarkdown,
  insertBlock,
  insertLink,
  insertPicture,
  toggleLines,
  toggleMark,
} from './markdown-commands.ts';

/** Runs a command on a text whose selection is between two bars, and returns the same notation. */
function run(command: StateCommand, marked: string): string {
  const from = marked.indexOf('|');
  const to = marked.lastIndexOf('|');
  const doc = marked.replaceAll('|', '');
  let state = EditorState.create({ doc, selection: { anchor: from, head: Math.max(from, to - 1) } });
  command({ state, dispatch: (transaction) => (state = transaction.state) });
  const { from: start, to: end } = state.selection.main;
  const text = state.doc.toString();
  return start === end
    ? `${text.slice(0, start)}|${text.slice(end)}`
    : `${text.slice(0, start)}|${text.slice(start, end)}|${text.slice(end)}`;
}

test('BA-2 bold goes around the selection and off again', () => {
  expect(run(toggleMark('**'), 'a |word| here')).toBe('a **|word|** here');
  expect(run(toggleMark('**'), 'a **|word|** here')).toBe('a |word| here');
  expect(run(toggleMark('_'), 'a | here')).toBe('a _|_ here');
});

test('BA-2 lines become a list, a numbered list or a heading, and plain again', () => {
  expect(run(toggleLines('- '), 'on|e\ntwo|')).toBe('- on|e\n- two|');
  expect(run(toggleLines('1. '), '- on|e\n- two|')).toBe('1. on|e\n2. two|');
  expect(run(toggleLines('1. '), '1. on|e\n2. two|')).toBe('on|e\ntwo|');
  expect(run(toggleLines('## '), '### A head|ing')).toBe('## A head|ing');
});

test('BA-2 a link takes the selection as its text, or an address as its target', () => {
  expect(run(insertLink, 'see |this|.')).toBe('see [this](|https://|).');
  expect(run(insertLink, 'see |https://example.com|.')).toBe('see [|text|](https://example.com).');
});

test('BA-2 a block stands between blank lines', () => {
  expect(run(insertBlock('---'), 'one|\ntwo')).toBe('one\n\n---|\n\ntwo');
  expect(run(insertBlock('---'), '|')).toBe('---|\n\n');
});

test('BA-2 BA-9 a picture of the library stands between blank lines, with the cursor where it is to be described', () => {
  expect(run(insertPicture('![](/x.png)'), 'one|two')).toBe('one\n\n![|](/x.png)\n\ntwo');
  expect(run(insertPicture('![Rack](/x.png)'), '|two')).toBe('![Rack](/x.png)|\n\ntwo');
});

test('BA-9 a picture waits for its description, a file is linked by its name as words, and nothing in either ends the Markdown', () => {
  expect(imageMarkdown(null, '/x.png')).toBe('![](/x.png)');
  expect(nameFrom('rack_after-move.final.png')).toBe('rack after move.final');
  expect(imageMarkdown('a [b]\nc', '/x.png')).toBe('![a \\[b\\] c](/x.png)');
});
