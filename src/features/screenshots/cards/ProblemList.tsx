import { CircleCheck } from 'lucide';

import { Badge } from '#components/ui/Badge.tsx';
import { Icon } from '#components/ui/Icon.tsx';
import { Panel } from '#components/ui/Panel.tsx';
import { formatCount } from '#lib/owner/format.ts';

import { addressText, type NotedProblem } from './footnotes.ts';

type Props = { problems: readonly NotedProblem[]; notes: readonly string[] };

const noteId = (note: number) => `card-source-${note}`;

/** What is wrong with a link, errors first, and who says so. */
export function ProblemList({ problems, notes }: Props) {
  if (problems.length === 0)
    return (
      <p role="status" className="flex items-center gap-2 text-sm text-success">
        <Icon shape={CircleCheck} size={16} />
        Every platform shows this link in full.
      </p>
    );
  const errors = problems.filter(({ severity }) => severity === 'error').length;
  return (
    <Panel
      title="Problems"
      action={<span className="text-xs text-muted">{countOf(errors, problems.length)}</span>}
    >
      <ul className="grid gap-1.5 text-sm">
        {problems.map(({ rule, platform, severity, message, note }) => (
          <li key={`${rule} ${platform ?? ''}`} className="flex items-start gap-2.5">
            <span className="w-18 shrink-0">
              <Badge tone={severity === 'error' ? 'danger' : 'warning'}>
                {severity === 'error' ? 'Error' : 'Warning'}
              </Badge>
            </span>
            <span className="min-w-0 py-0.5 wrap-anywhere">
              {message} <NoteLink note={note} />
            </span>
          </li>
        ))}
      </ul>
      <ol aria-label="Sources" className="mt-3 grid gap-1 border-t border-line pt-3 text-xs text-muted">
        {notes.map((source, at) => (
          <li key={source} id={noteId(at + 1)} className="flex gap-2 wrap-anywhere">
            <span className="tabular-nums">{at + 1}.</span>
            <Source source={source} />
          </li>
        ))}
      </ol>
    </Panel>
  );
}

/** The number of a source, which leads there. */
export function NoteLink({ note }: { note: number }) {
  return (
    <a
      href={`#${noteId(note)}`}
      aria-label={`Source ${note}`}
      className="link inline-grid size-6 place-items-center text-xs"
    >
      [{note}]
    </a>
  );
}

function Source({ source }: { source: string }) {
  const text = addressText(source);
  if (text === undefined) return <span>{source}</span>;
  return (
    <a href={source} target="_blank" rel="noreferrer" className="link py-0.5">
      {text}
    </a>
  );
}

function countOf(errors: number, all: number): string {
  const warnings = all - errors;
  const parts = [
    ...(errors > 0 ? [formatCount(errors, 'error')] : []),
    ...(warnings > 0 ? [formatCount(warnings, 'warning')] : []),
  ];
  return parts.join(', ');
}
