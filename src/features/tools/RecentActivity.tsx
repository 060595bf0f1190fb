import type { ActivityLog } from '#contracts/activity.ts';
import { DateTime } from '#components/ui/DateTime.tsx';
import { Panel } from '#components/ui/Panel.tsx';
import { asWords, subjectOf } from '#lib/owner/activity-words.ts';

/** The latest of the activity log in short: who, what, on what, when (BA-3). */
export function RecentActivity({ logs }: { logs: readonly ActivityLog[] }) {
  return (
    <Panel
      title="Recent activity"
      action={
        <a href="/tools/admin?tab=activity" className="link py-1">
          All activity
        </a>
      }
    >
      {logs.length === 0 ? (
        <p className="py-3 text-muted">Nothing has been done yet.</p>
      ) : (
        <ul className="divide-y divide-line">
          {logs.map((log) => (
            <li key={log.id} className="grid gap-x-4 py-2 sm:grid-cols-[1fr_auto]">
              <span className="min-w-0">
                <span className="font-medium">{log.username}</span>{' '}
                <span className="break-words">{`${log.action} ${subjectOf(log)}`.trimEnd()}</span>
                <span className="text-muted">{`\u00a0· ${asWords(log.resource)}`}</span>
              </span>
              <span className="text-xs leading-6 text-muted">
                <DateTime at={log.createdAt} />
              </span>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}
