import { MoreHorizontal, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { Menu as AriaMenu, MenuItem, MenuTrigger, Popover } from 'react-aria-components/Menu';

import { iconButton, option, popover } from './owner-styles.ts';

export type MenuEntry = {
  id: string;
  label: string;
  icon?: LucideIcon;
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

/** A button that opens a list of actions and links. */
export function Menu({ label, entries, children, className = iconButton }: Props) {
  return (
    <MenuTrigger>
      <Button aria-label={label} className={className}>
        {children ?? <MoreHorizontal aria-hidden="true" size={18} />}
      </Button>
      <Popover placement="bottom end" className={popover}>
        <AriaMenu className="outline-none">
          {entries.map((entry) => (
            <Entry key={entry.id} entry={entry} />
          ))}
        </AriaMenu>
      </Popover>
    </MenuTrigger>
  );
}

function Entry({ entry }: { entry: MenuEntry }) {
  const { id, label, icon: Icon, isDestructive = false, isDisabled = false } = entry;
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
      {Icon && <Icon aria-hidden="true" size={16} className="shrink-0" />}
      {label}
    </MenuItem>
  );
}
