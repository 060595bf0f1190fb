import type { ReactNode, Ref } from 'react';
import { Button as AriaButton, type ButtonProps } from 'react-aria-components/Button';

import { buttonStyles, iconButton } from './owner-styles.ts';
import { Ring } from './Spinner.tsx';

type Common = Omit<ButtonProps, 'children' | 'className' | 'style'> & { ref?: Ref<HTMLButtonElement> };

type Props = Common & {
  /** `primary` at most once per view; `danger` for what cannot be taken back. */
  variant?: keyof typeof buttonStyles;
  children: ReactNode;
};

/** A button with words; `isPending` shows a ring and keeps it from being pressed twice. */
export function Button({ variant = 'secondary', children, ...props }: Props) {
  return (
    <AriaButton {...props} className={buttonStyles[variant]}>
      {({ isPending }) => (
        <>
          {isPending && <Ring />}
          {children}
        </>
      )}
    </AriaButton>
  );
}

type IconButtonProps = Common & {
  /** What it does, and to what: `Delete photo.jpg`. */
  label: string;
  children: ReactNode;
};

/** A button that is only an icon (`<Trash2 size={16} />`); its name is also its tooltip. */
export function IconButton({ label, children, ...props }: IconButtonProps) {
  return (
    <AriaButton {...props} aria-label={label} className={iconButton}>
      {({ isPending }) => (
        <span title={label} className="grid size-full place-items-center">
          {isPending ? <Ring /> : children}
        </span>
      )}
    </AriaButton>
  );
}
