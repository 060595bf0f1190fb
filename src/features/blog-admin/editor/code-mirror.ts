/** CodeMirror as the editor of Markdown: its state, look and keys. Loaded when the editor is opened. */
import { defaultKeymap, history, historyKeymap, redo, undo } from '@codemirror/commands';
import { markdown, markdownKeymap, markdownLanguage } from '@codemirror/lang-markdown';
import { defaultHighlightStyle, HighlightStyle, syntaxHighlighting } from '@codemirror/language';
import { highlightSelectionMatches, search, searchKeymap } from '@codemirror/search';
import type { ChangeDesc, Extension } from '@codemirror/state';
import { drawSelection, EditorView, keymap, placeholder } from '@codemirror/view';

import { markCounter, MARKS } from '#contracts/few-marks.ts';

import { insertLink, toggleLines, toggleMark } from './markdown-commands.ts';

export { redo, undo };

type Handlers = {
  onChange: (text: string, changes: ChangeDesc) => void;
  /** Images that were pasted or dropped at a place in the text. */
  onFiles: (files: File[], at: number) => void;
};

/**
 * An editor inside `host`. It lives in a shadow tree: there its style sheets are constructed, which the content
 * security policy allows, while style elements are forbidden.
 */
export function createEditor(host: HTMLElement, text: string, handlers: Handlers): EditorView {
  const root = host.shadowRoot ?? host.attachShadow({ mode: 'open' });
  root.replaceChildren();
  return new EditorView({ doc: text, parent: root, root, extensions: extensions(handlers) });
}

function extensions({ onChange, onFiles }: Handlers): Extension {
  return [
    history(),
    drawSelection(),
    EditorView.lineWrapping,
    SOURCE_LANGUAGE,
    syntaxHighlighting(MARKDOWN_STYLE),
    search({ top: true }),
    highlightSelectionMatches(),
    placeholder('Write in Markdown. Drop or paste images.'),
    EditorView.contentAttributes.of({
      'aria-label': 'Content',
      'aria-multiline': 'true',
      tabindex: '0',
      spellcheck: 'true',
      autocapitalize: 'sentences',
      autocorrect: 'on',
    }),
    keymap.of([...SHORTCUTS, ...markdownKeymap, ...searchKeymap, ...historyKeymap, ...defaultKeymap]),
    EditorView.updateListener.of(({ docChanged, state, changes }) => {
      if (docChanged) onChange(state.doc.toString(), changes);
    }),
    EditorView.domEventHandlers({
      paste: (event, view) => takeFiles(event, event.clipboardData, view.state.selection.main.to, onFiles),
      drop: (event, view) => {
        const over = view.posAtCoords({ x: event.clientX, y: event.clientY }) ?? view.state.doc.length;
        const at = view.state.doc.lineAt(over).to; // below the line it was dropped on, never inside a word
        return takeFiles(event, event.dataTransfer, at, onFiles);
      },
    }),
    THEME,
  ];
}

function takeFiles(event: Event, data: DataTransfer | null, at: number, onFiles: Handlers['onFiles']) {
  const files = [...(data?.files ?? [])];
  if (files.length === 0) return false;
  event.preventDefault();
  onFiles(files, at);
  return true;
}

const SHORTCUTS = [
  { key: 'Mod-b', run: toggleMark('**') },
  { key: 'Mod-i', run: toggleMark('_') },
  { key: 'Mod-e', run: toggleMark('`') },
  { key: 'Mod-k', run: insertLink },
  { key: 'Mod-Alt-2', run: toggleLines('## ') },
  { key: 'Mod-Alt-3', run: toggleLines('### ') },
  { key: 'Mod-Shift-8', run: toggleLines('- ') },
  { key: 'Mod-Shift-7', run: toggleLines('1. ') },
  { key: 'Mod-Shift-9', run: toggleLines('> ') },
];

/** The marks that the default style names, in the colours of the site instead of its own. */
const MARKDOWN_STYLE = HighlightStyle.define(
  defaultHighlightStyle.specs.map((spec) => ({
    ...spec,
    ...('color' in spec ? { color: 'var(--color-accent)' } : {}),
    ...(spec['fontWeight'] === 'bold' ? { textDecoration: 'none' } : {}),
  })),
);

const THEME = EditorView.theme({
  '&': {
    height: '100%',
    color: 'var(--color-ink)',
    backgroundColor: 'var(--color-surface)',
    fontSize: '15px',
  },
  '&.cm-focused': { outline: '2px solid var(--color-accent)', outlineOffset: '-2px' },
  '.cm-scroller': {
    fontFamily: 'ui-monospace, "Cascadia Mono", Menlo, Consolas, "Liberation Mono", monospace',
    lineHeight: '1.65',
    overflow: 'auto',
  },
  '.cm-content': { padding: '16px 0 40vh', caretColor: 'var(--color-ink)' },
  '.cm-line': { padding: '0 18px' },
  '.cm-placeholder': { color: 'var(--color-muted)' },
  '.cm-cursor': { borderLeftColor: 'var(--color-ink)' },
  '.cm-selectionBackground, &.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground': {
    backgroundColor: 'var(--color-accent-soft)',
  },
  '.cm-selectionMatch': { backgroundColor: 'var(--color-raised)' },
  '.cm-panels': { color: 'var(--color-ink)', backgroundColor: 'var(--color-raised)' },
  '.cm-panels.cm-panels-top': { borderBottom: '1px solid var(--color-line)' },
  '.cm-panel.cm-search': { padding: '8px 40px 8px 12px', fontSize: '14px' },
  '.cm-panel.cm-search label': { fontSize: '13px' },
  '.cm-textfield, .cm-button': {
    fontSize: '13px',
    minHeight: '30px',
    border: '1px solid var(--color-control)',
    borderRadius: '6px',
    color: 'inherit',
    backgroundColor: 'var(--color-surface)',
    backgroundImage: 'none',
  },
  '.cm-panel.cm-search [name=close]': {
    top: '8px',
    right: '8px',
    width: '28px',
    height: '28px',
    fontSize: '20px',
  },
  '.cm-searchMatch': {
    backgroundColor: 'var(--color-accent-soft)',
    outline: '1px solid var(--color-accent)',
  },
  '.cm-searchMatch.cm-searchMatch-selected': {
    color: 'var(--color-accent-ink)',
    backgroundColor: 'var(--color-accent)',
  },
});

/** The grammar by which the editor colours the Markdown source. */
type Options = NonNullable<Parameters<typeof markdown>[0]>;

/** What the renderer takes for text is text here too: colouring it would stop the editor for seconds. */
function fewMarks(): NonNullable<Options['extensions']> {
  const isTooMany = markCounter();
  const parse = (paragraph: object, mark: number, at: number) =>
    MARKS.includes(mark) && isTooMany(paragraph) ? at + 1 : -1;
  return { parseInline: [{ name: 'FewMarks', before: 'Emphasis', parse }] };
}

export const SOURCE_LANGUAGE = markdown({
  base: markdownLanguage,
  addKeymap: false,
  extensions: fewMarks(),
});
