import { ArrowLeft, ArrowRight } from 'lucide';
import type { ReactNode } from 'react';

import { Icon } from '#components/ui/Icon.tsx';

type Props = {
  title: string;
  /** A page that this one leads to. */
  next?: { href: string; label: string };
  children: ReactNode;
};

const LINK = 'link inline-flex min-h-6 pointer-coarse:min-h-(--control) w-fit items-center gap-1';

/** The head of one of the tools, with the way back to them. */
export function PageHeader({ title, next, children }: Props) {
  return (
    <header className="mb-5 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
      <h1 className="text-2xl">{title}</h1>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
        <a href="/tools" className={LINK}>
          <Icon shape={ArrowLeft} size={15} />
          Tools
        </a>
        {next && (
          <a href={next.href} className={LINK}>
            {next.label}
            <Icon shape={ArrowRight} size={15} />
          </a>
        )}
        {children}
      </div>
    </header>
  );
}
