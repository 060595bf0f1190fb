import { Download, type IconNode } from 'lucide';
import type { ComponentProps, ReactNode, Ref } from 'react';
import { Button as AriaButton, type ButtonProps } from 'react-aria-components/Button';

import { Icon } from './Icon.tsx';
import { buttonStyles, iconButton, linkButton, primaryLink } from './owner-styles.ts';
import { Ring } from './Spinner.tsx';

const ICON_PX = 16;

type Common = Omit<ButtonProps, 'children' | 'className' | 'style'> & { ref?: Ref<HTMLButtonElement> };

type Props = Common & {
  /** `primary` at most once per view; `danger` for what cannot be taken back. */
  variant?: keyof typeof buttonStyles;
  icon?: IconNode;
  children: ReactNode;
};

/** A button with words; `isPending` shows a ring and keeps it from being pressed twice. */
export function Button({ variant = 'secondary', isPending = false, icon, children, ...props }: Props) {
  return (
    <AriaButton {...props} {...(isPending ? PENDING : {})} className={buttonStyles[variant]}>
      {isPending ? <Ring /> : icon && <Icon shape={icon} size={ICON_PX} />}
      {children}
    </AriaButton>
  );
}

type LinkProps = Omit<ComponentProps<'a'>, 'className'> & {
  /** `primary` is the one link that matters most in its view. */
  variant?: 'primary' | 'secondary';
  icon?: IconNode;
};

/** A link that looks like a button, such as a download. */
export function LinkButton({ variant = 'secondary', icon, children, ...props }: LinkProps) {
  return (
    <a {...props} className={variant === 'primary' ? primaryLink : linkButton}>
      {icon && <Icon shape={icon} size={ICON_PX} />}
      {children}
    </a>
  );
}

type IconButtonProps = Common & {
  /** What it does, and to what: `Delete photo.jpg`. */
  label: string;
  icon: IconNode;
  iconSize?: number;
};

/** A button that is only an icon; its name is also its tooltip. */
export function IconButton({ label, isPending = false, ...props }: IconButtonProps) {
  const { icon, iconSize = ICON_PX, ...button } = props;
  return (
    <AriaButton {...button} {...(isPending ? PENDING : {})} aria-label={label} className={iconButton}>
      <span title={label} className="grid size-full place-items-center">
        {isPending ? <Ring /> : <Icon shape={icon} size={iconSize} />}
      </span>
    </AriaButton>
  );
}

/** A link that is only an icon and saves a file; `label` is `Download photo.jpg`, also as its tooltip. */
export function DownloadLink({ href, label }: { href: string; label: string }) {
  return (
    <a
      href={href}
      download
      aria-label={label}
      title={label}
      className={`${iconButton} hover:bg-raised hover:text-ink`}
    >
      <Icon shape={Download} size={ICON_PX} />
    </a>
  );
}

/**
 * Keeps the focus, does nothing and submits nothing. React Aria's own `isPending` announces the button by its id
 * for seconds, also when its dialog has closed and nothing has that id any more.
 */
const PENDING = { 'aria-disabled': true, onPress: () => {}, type: 'button' } as const;
