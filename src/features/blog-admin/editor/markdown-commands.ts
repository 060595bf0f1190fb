/** What the toolbar and the shortcuts do to the Markdown source. */
import {
  EditorSelection,
  type ChangeSpec,
  type EditorState,
  type SelectionRange,
  type StateCommand,
  type Text,
} from '@codemirror/state';

/** Puts `mark` around each selection, or takes it away where it is: `**`, `_`, `` ` ``, `~~`. */
export const toggleMark =
  (mark: string): StateCommand =>
  ({ state, dispatch }) => {
    const changes = state.changeByRange((range) =>
      isMarked(state, range, mark) ? unmarked(range, mark) : marked(range, mark),
    );
    dispatch(state.update(changes, { userEvent: 'input', scrollIntoView: true }));
    return true;
  };

function isMarked({ doc }: EditorState, { from, to }: SelectionRange, mark: string): boolean {
  const size = mark.length;
  return doc.sliceString(Math.max(0, from - size), from) === mark && doc.sliceString(to, to + size) === mark;
}

function marked({ from, to }: SelectionRange, mark: string) {
  return {
    changes: [
      { from, insert: mark },
      { from: to, insert: mark },
    ],
    range: EditorSelection.range(from + mark.length, to + mark.length),
  };
}

function unmarked({ from, to }: SelectionRange, mark: string) {
  const size = mark.length;
  return {
    changes: [
      { from: from - size, to: from },
      { from: to, to: to + size },
    ],
    range: EditorSelection.range(from - size, to - size),
  };
}

/** What may stand at the beginning of a line: a heading, a quotation or an item of a list. */
const LINE_START = /^(#{1,6} |> |[-*] \[[ x]\] |[-*] |\d+\. )/;

/** Begins each selected line with `start` (`2. ` and so on for numbers), or takes it away where all have it. */
export const toggleLines =
  (start: string): StateCommand =>
  ({ state, dispatch }) => {
    const lines = selectedLines(state);
    const startOf = (index: number) => (start === '1. ' ? `${index + 1}. ` : start);
    const hasAll = lines.every(({ text }, index) => text.startsWith(startOf(index)));
    const changes: ChangeSpec[] = lines.map(({ from, text }, index) => ({
      from,
      to: from + (LINE_START.exec(text)?.[0].length ?? 0),
      insert: hasAll ? '' : startOf(index),
    }));
    const set = state.changes(changes);
    const selection = state.selection.map(set, 1); // the cursor stays behind what was put before it
    dispatch(state.update({ changes: set, selection, userEvent: 'input', scrollIntoView: true }));
    return true;
  };

function selectedLines({ doc, selection }: EditorState) {
  const first = doc.lineAt(selection.main.from).number;
  const last = doc.lineAt(selection.main.to).number;
  return Array.from({ length: last - first + 1 }, (_, index) => doc.line(first + index));
}

/** Makes the selection the text of a link, or a selected address its target; what is missing is selected. */
export const insertLink: StateCommand = ({ state, dispatch }) => {
  const { from, to } = state.selection.main;
  const text = state.sliceDoc(from, to);
  const isAddress = /^https?:\/\/\S+$/.test(text);
  const insert = isAddress ? `[text](${text})` : `[${text || 'text'}](https://)`;
  const start = from + (isAddress || text === '' ? 1 : text.length + 3);
  const selection = { anchor: start, head: start + (isAddress || text === '' ? 4 : 'https://'.length) };
  dispatch(
    state.update({ changes: { from, to, insert }, selection, userEvent: 'input', scrollIntoView: true }),
  );
  return true;
};

/** Replaces the selection by a block with blank lines around it; `select` is the part to type over, from `at` on. */
export const insertBlock =
  (block: string, select = '', at = select ? block.indexOf(select) : block.length): StateCommand =>
  ({ state, dispatch }) => {
    const { from, to } = state.selection.main;
    const before = gapBefore(state.doc, from);
    const insert = before + block + gapAfter(state.doc, to);
    const anchor = from + before.length + at;
    dispatch(
      state.update({
        changes: { from, to, insert },
        selection: { anchor, head: anchor + select.length },
        userEvent: 'input',
        scrollIntoView: true,
      }),
    );
    return true;
  };

function gapBefore(doc: Text, at: number): string {
  const before = doc.sliceString(Math.max(0, at - 2), at);
  if (at === 0 || before === '\n\n' || before === '\n') return '';
  return before.endsWith('\n') ? '\n' : '\n\n';
}

function gapAfter(doc: Text, at: number): string {
  const after = doc.sliceString(at, at + 2);
  if (after === '\n\n') return '';
  return after.startsWith('\n') ? '\n' : '\n\n';
}

const UNDESCRIBED_PICTURE = '![](';

/** Behind what was put in; in the brackets of a picture that still has to be described. */
export function caretIn(text: string): number {
  const picture = text.indexOf(UNDESCRIBED_PICTURE);
  return picture < 0 ? text.length : picture + '!['.length;
}

/** A picture as a block of its own, to be described where it is not yet. */
export const insertPicture = (markdown: string) => insertBlock(markdown, '', caretIn(markdown));

export const TABLE = '| Column | Column |\n| --- | --- |\n| Cell | Cell |';
export const CODE_BLOCK = '```text\ncode\n```';

/**
 * An image as Markdown; brackets and line breaks would end its text, quotes its caption. What the library does not describe waits to be
 * described: the name of a file tells nobody what is shown.
 */
export function imageMarkdown(alt: string | null, url: string, caption = ''): string {
  const title = caption && ` "${caption.replace(/["\\]/g, '\\$&').replace(/\s+/g, ' ')}"`;
  return `![${(alt ?? '').replace(/[[\]\\]/g, '\\$&').replace(/\s+/g, ' ')}](${url}${title})`;
}

/** What a link to a file says: its name as words. */
export function nameFrom(fileName: string): string {
  return fileName
    .replace(/\.[a-z0-9]{2,5}$/i, '')
    .replace(/[-_]+/g, ' ')
    .trim();
}
