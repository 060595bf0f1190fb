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
export function Button({ variant = 'secondary', isPending = false, children, ...props }: Props) {
  return (
    <AriaButton {...props} {...(isPending ? PENDING : {})} className={buttonStyles[variant]}>
      {isPending && <Ring />}
      {children}
    </AriaButton>
  );
}

type IconButtonProps = Common & {
  /** What it does, and to what: `Delete photo.jpg`. */
  label: string;
  children: ReactNode;
};

/** A button that is only an icon (`<Trash2 size={16} />`); its name is also its tooltip. */
export function IconButton({ label, isPending = false, children, ...props }: IconButtonProps) {
  return (
    <AriaButton {...props} {...(isPending ? PENDING : {})} aria-label={label} className={iconButton}>
      <span title={label} className="grid size-full place-items-center">
        {isPending ? <Ring /> : children}
      </span>
    </AriaButton>
  );
}

/**
 * Keeps the focus, does nothing and submits nothing. React Aria's own `isPending` announces the button by its id
 * for seconds, also when its dialog has closed and nothing has that id any more.
 */
const PENDING = { 'aria-disabled': true, onPress: () => {}, type: 'button' } as const;
