import {
  Bold,
  Code,
  Heading2,
  Heading3,
  Image,
  Italic,
  Link,
  List,
  ListOrdered,
  ListTodo,
  Quote,
  Redo2,
  SquareCode,
  Table,
  Undo2,
  type IconNode,
} from 'lucide';
import type { StateCommand } from '@codemirror/state';
import type { EditorView } from '@codemirror/view';
import { useEffect, useImperativeHandle, useRef, type Ref, type RefObject } from 'react';
import { Toolbar } from 'react-aria-components/Toolbar';

import { IconButton } from '#components/ui/Button.tsx';

import { createEditor, redo, undo } from './code-mirror.ts';
import {
  caretIn,
  CODE_BLOCK,
  insertBlock,
  insertLink,
  TABLE,
  toggleLines,
  toggleMark,
} from './markdown-commands.ts';

/** What the rest of the editor asks of the text. */
export type TextHandle = {
  run: (command: StateCommand) => void;
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

const VIEWS = { write: 'Write', split: 'Split', preview: 'Preview' } as const;
export type View = keyof typeof VIEWS;

type Action = { label: string; icon: IconNode; command: StateCommand };

const GROUPS: readonly (readonly Action[])[] = [
  [
    { label: 'Undo', icon: Undo2, command: undo },
    { label: 'Redo', icon: Redo2, command: redo },
  ],
  [
    { label: 'Bold (Ctrl+B)', icon: Bold, command: toggleMark('**') },
    { label: 'Italic (Ctrl+I)', icon: Italic, command: toggleMark('_') },
    { label: 'Code (Ctrl+E)', icon: Code, command: toggleMark('`') },
    { label: 'Link (Ctrl+K)', icon: Link, command: insertLink },
  ],
  [
    { label: 'Heading 2 (Ctrl+Alt+2)', icon: Heading2, command: toggleLines('## ') },
    { label: 'Heading 3 (Ctrl+Alt+3)', icon: Heading3, command: toggleLines('### ') },
    { label: 'Quotation (Ctrl+Shift+9)', icon: Quote, command: toggleLines('> ') },
    { label: 'List (Ctrl+Shift+8)', icon: List, command: toggleLines('- ') },
    { label: 'Numbered list (Ctrl+Shift+7)', icon: ListOrdered, command: toggleLines('1. ') },
    { label: 'Checklist', icon: ListTodo, command: toggleLines('- [ ] ') },
  ],
  [
    { label: 'Code block', icon: SquareCode, command: insertBlock(CODE_BLOCK, 'code') },
    { label: 'Table', icon: Table, command: insertBlock(TABLE, 'Column') },
  ],
];

type ToolbarProps = {
  text: RefObject<TextHandle | null>;
  view: View;
  onView: (view: View) => void;
  onImage: () => void;
};

/** One stop of the Tab key; the arrow keys move along. */
export function MarkdownToolbar({ text, view, onView, onImage }: ToolbarProps) {
  return (
    <Toolbar
      aria-label="Formatting"
      className="flex flex-wrap items-center gap-y-1 border-b border-line bg-surface px-1.5 py-1 sm:gap-x-2"
    >
      {GROUPS.map((actions) => (
        <span key={actions[0]?.label} className="contents sm:flex sm:border-r sm:border-line sm:pr-2">
          {actions.map(({ label, icon, command }) => (
            <IconButton
              icon={icon}
              key={label}
              label={label}
              isDisabled={view === 'preview'}
              onPress={() => text.current?.run(command)}
            />
          ))}
        </span>
      ))}
      <IconButton
        icon={Image}
        label="Image from the library"
        isDisabled={view === 'preview'}
        onPress={onImage}
      />
      <ViewSwitch view={view} onView={onView} />
    </Toolbar>
  );
}

function ViewSwitch({ view, onView }: Pick<ToolbarProps, 'view' | 'onView'>) {
  return (
    <fieldset className="ml-auto flex rounded-control bg-raised p-0.5">
      <legend className="sr-only">View</legend>
      {(['write', 'split', 'preview'] as const).map((one) => (
        <button
          key={one}
          type="button"
          aria-pressed={view === one}
          className="min-h-8 cursor-pointer rounded-[0.375rem] px-2.5 text-xs text-muted hover:text-ink aria-pressed:bg-surface aria-pressed:font-medium aria-pressed:text-ink pointer-coarse:min-h-(--control)"
          onClick={() => onView(one)}
        >
          {VIEWS[one]}
        </button>
      ))}
    </fieldset>
  );
}
