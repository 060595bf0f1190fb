import type { MouseEvent, ReactNode } from 'react';

import { addressWith, goTo, type Changes } from '#lib/owner/address.ts';

type Props = {
  /** The parameters of the view; all others are taken away. */
  to: Changes;
  className?: string;
  children: ReactNode;
};

/** A link to another view of the same page, which is not loaded anew; it can be opened in a tab of its own. */
export function AddressLink({ to, className = 'link', children }: Props) {
  const follow = (event: MouseEvent) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    goTo(to, { isAlone: true });
  };
  return (
    <a href={addressWith(to, { isAlone: true }).href} className={className} onClick={follow}>
      {children}
    </a>
  );
}
