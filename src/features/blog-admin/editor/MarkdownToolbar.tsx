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
import type { RefObject } from 'react';
import { Toolbar } from 'react-aria-components/Toolbar';

import { IconButton } from '#components/ui/Button.tsx';
import { Icon } from '#components/ui/Icon.tsx';

import { redo, undo } from './code-mirror.ts';
import { CODE_BLOCK, insertBlock, insertLink, TABLE, toggleLines, toggleMark } from './markdown-commands.ts';
import type { TextHandle } from './MarkdownEditor.tsx';

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

type Props = {
  text: RefObject<TextHandle | null>;
  view: View;
  onView: (view: View) => void;
  onImage: () => void;
};

/** One stop of the Tab key; the arrow keys move along. */
export function MarkdownToolbar({ text, view, onView, onImage }: Props) {
  return (
    <Toolbar
      aria-label="Formatting"
      className="flex flex-wrap items-center gap-x-2 gap-y-1 border-b border-line bg-surface px-1.5 py-1"
    >
      {GROUPS.map((actions) => (
        <span key={actions[0]?.label} className="flex border-r border-line pr-2">
          {actions.map(({ label, icon, command }) => (
            <IconButton
              key={label}
              label={label}
              isDisabled={view === 'preview'}
              onPress={() => text.current?.run(command)}
            >
              <Icon shape={icon} size={16} />
            </IconButton>
          ))}
        </span>
      ))}
      <IconButton label="Image from the library" isDisabled={view === 'preview'} onPress={onImage}>
        <Icon shape={Image} size={16} />
      </IconButton>
      <ViewSwitch view={view} onView={onView} />
    </Toolbar>
  );
}

function ViewSwitch({ view, onView }: Pick<Props, 'view' | 'onView'>) {
  return (
    <fieldset className="ml-auto flex rounded-control bg-raised p-0.5">
      <legend className="sr-only">View</legend>
      {(['write', 'split', 'preview'] as const).map((one) => (
        <button
          key={one}
          type="button"
          aria-pressed={view === one}
          className="min-h-8 cursor-pointer rounded-[0.375rem] px-2.5 text-xs text-muted hover:text-ink aria-pressed:bg-surface aria-pressed:font-medium aria-pressed:text-ink"
          onClick={() => onView(one)}
        >
          {VIEWS[one]}
        </button>
      ))}
    </fieldset>
  );
}
