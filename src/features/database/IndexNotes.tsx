import { ChevronRight } from 'lucide';
import type { ReactNode } from 'react';

import { Icon } from '#components/ui/Icon.tsx';
import type { DatabaseOverview } from '#contracts/database.ts';
import { DateTime } from '#components/ui/DateTime.tsx';
import { formatBytes } from '#lib/owner/format.ts';

/** Indexes that nobody reads, and foreign keys that have none. */
export function IndexNotes({ overview }: { overview: DatabaseOverview }) {
  const { unusedIndexes: unused, missingIndexes: missing, statisticsSince } = overview;
  return (
    <details className="group rounded-card border border-line bg-surface text-sm">
      <summary className="flex min-h-11 cursor-pointer flex-wrap items-center gap-x-2 px-4 -outline-offset-2 select-none sm:px-5">
        <Icon shape={ChevronRight} size={16} className="text-muted group-open:rotate-90" />
        <span className="font-medium">Indexes</span>
        <span className="text-muted">
          {missing.length} missing, {unused.length} never used
        </span>
      </summary>
      <div className="grid gap-5 border-t border-line px-4 py-4 sm:px-5 lg:grid-cols-2">
        <Notes
          title="Missing"
          why="A foreign key that no index begins with: each deletion of what it refers to reads the whole table."
          none="Every foreign key has its index."
        >
          {missing.map(({ tablename, columns }) => (
            <li key={`${tablename} ${columns.join()}`} className="py-1.5 wrap-anywhere">
              <span className="font-medium">{tablename}</span> ({columns.join(', ')})
            </li>
          ))}
        </Notes>
        <Notes
          title="Never used"
          why={
            <>
              Since {statisticsSince ? <DateTime at={statisticsSince} /> : 'the statistics began'}. A young
              database has hardly used any.
            </>
          }
          none="Every index has been used."
        >
          {unused.map(({ tablename, name, bytes }) => (
            <li key={name} className="flex justify-between gap-3 py-1.5">
              <span className="min-w-0 wrap-anywhere">
                <span className="font-medium">{name}</span> <span className="text-muted">on {tablename}</span>
              </span>
              <span className="shrink-0 text-muted tabular-nums">{formatBytes(bytes)}</span>
            </li>
          ))}
        </Notes>
      </div>
    </details>
  );
}

type NotesProps = { title: string; why: ReactNode; none: string; children: ReactNode[] };

function Notes({ title, why, none, children }: NotesProps) {
  return (
    <div className="min-w-0">
      <h2 className="font-medium">{title}</h2>
      <p className="mt-0.5 mb-1 max-w-prose text-xs text-muted">{children.length > 0 ? why : none}</p>
      {children.length > 0 && (
        <ul
          aria-label={title}
          tabIndex={0}
          className="max-h-72 divide-y divide-line overflow-y-auto outline-offset-2"
        >
          {children}
        </ul>
      )}
    </div>
  );
}
