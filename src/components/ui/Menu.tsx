import { MoreHorizontal, type IconNode } from 'lucide';
import { useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { Menu as AriaMenu, MenuItem, Popover } from 'react-aria-components/Menu';

import { Icon } from './Icon.tsx';
import { iconButton, option, popover } from './owner-styles.ts';

export type MenuEntry = {
  id: string;
  label: string;
  icon?: IconNode;
  isDestructive?: boolean;
  isDisabled?: boolean;
} & ({ onAction: () => void } | { href: string; opensTab?: boolean });

type Props = {
  /** What the menu is about: `Actions for “Title”`. */
  label: string;
  entries: readonly MenuEntry[];
  /** What stands on the button instead of three dots. */
  children?: ReactNode;
  className?: string;
};

/** Which entry an arrow on the button leads to. */
const ARROWS: Readonly<Record<string, 'first' | 'last' | undefined>> = {
  ArrowDown: 'first',
  ArrowUp: 'last',
};

/** A button that opens a list of actions and links. Lists have one in each row, so until then it is a button alone. */
export function Menu({ label, entries, children, className = iconButton }: Props) {
  const button = useRef<HTMLButtonElement>(null);
  /** Where the focus begins; `true` is the list itself, as a pointer opens it. */
  const [opened, setOpened] = useState<'first' | 'last' | true>();
  const close = () => setOpened(undefined);
  const onKeyDown = (event: KeyboardEvent) => {
    const begin = ARROWS[event.key];
    if (!begin) return;
    event.preventDefault();
    event.stopPropagation();
    setOpened(begin);
  };
  return (
    <>
      <button
        ref={button}
        type="button"
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={opened !== undefined}
        className={className}
        onKeyDown={onKeyDown}
        onClick={({ currentTarget, detail }) => {
          currentTarget.focus(); // Safari gives a pressed button none, and the focus comes back to it
          setOpened(detail === 0 ? 'first' : true);
        }}
      >
        {children ?? <Icon shape={MoreHorizontal} size={18} />}
      </button>
      {opened && (
        <Popover isOpen onOpenChange={close} triggerRef={button} placement="bottom end" className={popover}>
          <AriaMenu aria-label={label} autoFocus={opened} onClose={close} className="outline-none">
            {entries.map((entry) => (
              <Entry key={entry.id} entry={entry} />
            ))}
          </AriaMenu>
        </Popover>
      )}
    </>
  );
}

function Entry({ entry }: { entry: MenuEntry }) {
  const { id, label, icon, isDestructive = false, isDisabled = false } = entry;
  const target =
    'href' in entry
      ? { href: entry.href, ...(entry.opensTab ? { target: '_blank' } : {}) }
      : { onAction: entry.onAction };
  return (
    <MenuItem
      id={id}
      textValue={label}
      isDisabled={isDisabled}
      {...target}
      className={`${option} ${isDestructive ? 'text-danger' : ''}`}
    >
      {icon && <Icon shape={icon} size={16} className="shrink-0" />}
      {label}
    </MenuItem>
  );
}
