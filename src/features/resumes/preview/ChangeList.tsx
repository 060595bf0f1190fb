import { ArrowDownUp, ChevronRight, Minus, PencilLine, Plus, type IconNode } from 'lucide';

import { Icon } from '#components/ui/Icon.tsx';
import type { ResumeContent } from '#contracts/resume-content.ts';
import type { ResumeChange } from '#contracts/resume-views.ts';

import { BeforeAfter } from '../BeforeAfter.tsx';
import { Evidence } from '../Evidence.tsx';
import { changesInWords, type NumberedChange } from './numbered-changes.ts';

/** What says something new is open; what was left out or moved is mostly much, and closed. */
const GROUPS: readonly { kind: ResumeChange['kind']; title: string; icon: IconNode; isOpen: boolean }[] = [
  { kind: 'changed', title: 'Changed', icon: PencilLine, isOpen: true },
  { kind: 'added', title: 'Added', icon: Plus, isOpen: true },
  { kind: 'removed', title: 'Left out', icon: Minus, isOpen: false },
  { kind: 'moved', title: 'Moved', icon: ArrowDownUp, isOpen: false },
];

type Props = { changes: readonly NumberedChange[]; base: ResumeContent };

/** D30 how a resume differs from its base, each difference with its reason and what it rests on. */
export function ChangeList({ changes, base }: Props) {
  return (
    <section aria-label="Changes" className="grid content-start gap-2">
      <h3 className="text-base">Changes</h3>
      <p role="status" className="mb-1 text-muted">
        {changesInWords(changes)}
      </p>
      {GROUPS.map(({ kind, title, icon, isOpen }) => {
        const ofKind = changes.filter((change) => change.kind === kind);
        if (ofKind.length === 0) return null;
        return (
          <details key={kind} open={isOpen} className="group border-t border-line">
            <summary className="flex min-h-10 cursor-pointer items-center gap-2 -outline-offset-2 select-none">
              <Icon shape={ChevronRight} size={15} className="text-muted group-open:rotate-90" />
              <Icon shape={icon} size={14} className="text-muted" />
              <span className="font-medium">{title}</span>
              <span className="text-muted tabular-nums">{ofKind.length}</span>
            </summary>
            <ol className="grid gap-4 pt-1 pb-4">
              {ofKind.map((change) => (
                <Change key={change.number} change={change} base={base} />
              ))}
            </ol>
          </details>
        );
      })}
    </section>
  );
}

/** Brings the keyboard, and with it the eye, to a change of the list. */
export function showChange(list: Element | null, { number }: NumberedChange): void {
  const entry = list?.querySelector<HTMLElement>(`#${idOf(number)}`);
  const group = entry?.closest('details');
  if (group) group.open = true;
  entry?.focus();
}

const idOf = (number: number) => `resume-change-${number}`;

function Change({ change, base }: { change: NumberedChange; base: ResumeContent }) {
  const { number, kind, label, before, after, reason, evidence } = change;
  return (
    <li id={idOf(number)} tabIndex={-1} className="grid scroll-mt-4 gap-1 rounded-sm">
      <p className="flex items-baseline gap-2">
        <span className="text-xs font-medium text-accent tabular-nums">{number}</span>
        <span className="min-w-0 flex-1 font-medium wrap-anywhere">{label}</span>
      </p>
      {kind === 'moved' && before === after ? (
        <p className="wrap-anywhere whitespace-pre-line">{after}</p>
      ) : (
        <BeforeAfter before={before} after={after} />
      )}
      {reason && <p className="text-xs text-muted">{reason}</p>}
      <Evidence spans={evidence} of={base} />
    </li>
  );
}
