import type { ActivityLog } from '#contracts/activity.ts';
import { DateTime } from '#components/ui/DateTime.tsx';
import { asWords, subjectOf } from '#lib/owner/activity-words.ts';

/** The latest of the activity log in short: who, what, on what, when (BA-3). */
export function ActivityList({ logs }: { logs: readonly ActivityLog[] }) {
  if (logs.length === 0) return <p className="py-3 text-muted">Nothing has been done yet.</p>;
  return (
    <ul className="divide-y divide-line">
      {logs.map((log) => (
        <li key={log.id} className="grid grid-cols-[1fr_auto] gap-x-4 py-2">
          <span className="min-w-0">
            <span className="font-medium">{log.username}</span> {log.action}{' '}
            <span className="break-words">{subjectOf(log)}</span>{' '}
            <span className="text-muted">· {asWords(log.resource)}</span>
          </span>
          <span className="text-xs leading-6 text-muted">
            <DateTime at={log.createdAt} />
          </span>
        </li>
      ))}
    </ul>
  );
}
