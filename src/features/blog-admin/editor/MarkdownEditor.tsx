import type { StateCommand } from '@codemirror/state';
import type { EditorView } from '@codemirror/view';
import { useEffect, useImperativeHandle, useRef, type Ref } from 'react';

import { createEditor } from './code-mirror.ts';

/** What the rest of the editor asks of the text. */
export type TextHandle = {
  run: (command: StateCommand) => void;
  /** Puts text at the cursor and returns the focus. */
  insert: (text: string) => void;
  /**
   * Remembers a place; the returned function puts a block there later, however the text has moved meanwhile, and
   * says whether the text is still there.
   */
  placeAt: (at: number) => (text: string) => boolean;
  /** Something is still to be put into the text. */
  awaitsFiles: () => boolean;
  /** Replaces everything, as one step that can be undone. */
  replaceAll: (text: string) => void;
  /** Shows and selects a range. */
  select: (from: number, to: number) => void;
  scroller: () => HTMLElement | undefined;
};

type Props = {
  ref: Ref<TextHandle>;
  /** Only the text to begin with; changes go through `replaceAll`. */
  initialText: string;
  onChange: (text: string) => void;
  onFiles: (files: File[], at: number) => void;
};

/** The Markdown source. */
export function MarkdownEditor({ ref, initialText, onChange, onFiles }: Props) {
  const host = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView>(undefined);
  const handlers = useRef({ onChange, onFiles });
  const first = useRef(initialText);
  const places = useRef(new Set<Place>());
  useEffect(() => {
    handlers.current = { onChange, onFiles };
  });
  useEffect(() => {
    if (!host.current) return;
    const editor = createEditor(host.current, first.current, {
      onChange: (text, changes) => {
        for (const place of places.current) place.at = changes.mapPos(place.at, 1);
        handlers.current.onChange(text);
      },
      onFiles: (files, at) => handlers.current.onFiles(files, at),
    });
    view.current = editor;
    return () => {
      first.current = editor.state.doc.toString();
      editor.destroy();
      view.current = undefined;
    };
  }, []);
  useImperativeHandle(ref, () => handleOf(() => view.current, places.current), []);
  return <div ref={host} className="h-full min-h-0" />;
}

type Place = { at: number };

const UNDESCRIBED_PICTURE = '![](';

/** Behind what was put in; in the brackets of a picture that still has to be described. */
function caretIn(text: string): number {
  const picture = text.indexOf(UNDESCRIBED_PICTURE);
  return picture < 0 ? text.length : picture + '!['.length;
}

function handleOf(view: () => EditorView | undefined, places: Set<Place>): TextHandle {
  const replace = (from: number, to: number, insert: string) => {
    view()?.dispatch({
      changes: { from, to, insert },
      selection: { anchor: from + caretIn(insert) },
      scrollIntoView: true,
      userEvent: 'input',
    });
  };
  return {
    run: (command) => {
      const editor = view();
      if (!editor) return;
      command(editor);
      editor.focus();
    },
    insert: (text) => {
      const editor = view();
      if (!editor) return;
      const { from, to } = editor.state.selection.main;
      replace(from, to, text);
      editor.focus();
    },
    placeAt: (at) => {
      const place = { at };
      places.add(place);
      return (text) => {
        places.delete(place);
        const editor = view();
        if (!editor) return false;
        const isBehindText = editor.state.doc.lineAt(place.at).from < place.at;
        if (text) replace(place.at, place.at, isBehindText ? `\n\n${text}` : text);
        return true;
      };
    },
    awaitsFiles: () => places.size > 0,
    replaceAll: (text) => {
      const editor = view();
      if (editor) editor.dispatch({ changes: { from: 0, to: editor.state.doc.length, insert: text } });
    },
    select: (from, to) => {
      const editor = view();
      if (!editor) return;
      const end = editor.state.doc.length;
      editor.dispatch({
        selection: { anchor: Math.min(from, end), head: Math.min(to, end) },
        scrollIntoView: true,
      });
      editor.focus();
    },
    scroller: () => view()?.scrollDOM,
  };
}
