import { Check, CircleDashed, CircleHelp, Pencil, type LucideIcon } from 'lucide-react';

import type { Mark } from './certainty.ts';

const WORDS: Readonly<Record<Mark, { text: string; icon: LucideIcon; tone: string }>> = {
  sure: { text: 'Sure', icon: Check, tone: 'text-success' },
  unsure: { text: 'Unsure: please check', icon: CircleHelp, tone: 'text-warning' },
  missing: { text: 'Missing', icon: CircleDashed, tone: 'text-muted' },
  corrected: { text: 'Corrected by you', icon: Pencil, tone: 'text-accent' },
};

/** How sure the reading of a field is. */
export function MarkText({ mark }: { mark: Mark }) {
  const { text, icon: Icon, tone } = WORDS[mark];
  return (
    <span data-mark={mark} className={`inline-flex items-center gap-1 ${tone}`}>
      <Icon aria-hidden="true" size={13} />
      {text}
    </span>
  );
}
