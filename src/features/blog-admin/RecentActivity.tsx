import { useQuery } from '@tanstack/react-query';

import { SYSTEM_USERNAME, type ActivityLog } from '#contracts/activity.ts';
import { DateTime } from '#components/ui/DateTime.tsx';
import { ErrorState, Skeleton } from '#components/ui/States.tsx';
import { api } from '#lib/api/api.ts';

const SHOWN = 5; // BA-3

/** BA-3 the first five entries of the log that are about the blog. */
export function RecentActivity() {
  const { data, error, refetch } = useQuery(
    api.activity.list.queryOptions({ input: { filter: 'blog', limit: SHOWN } }),
  );
  return (
    <section className="grid content-start gap-3">
      <h2 className="text-lg">Recent Blog Activity</h2>
      {error && (
        <ErrorState title="The activity could not be loaded" error={error} onRetry={() => void refetch()} />
      )}
      {!error && !data && <Skeleton label="Loading the activity" lines={SHOWN} />}
      {data?.length === 0 && <p className="text-muted">Nothing has happened yet.</p>}
      {data && data.length > 0 && (
        <ul className="divide-y divide-line border-y border-line">
          {data.slice(0, SHOWN).map((entry) => (
            <li key={entry.id} className="flex flex-wrap items-baseline gap-x-3 gap-y-0.5 py-2.5">
              <span className="font-medium">{entry.username || SYSTEM_USERNAME}</span>
              <span className="min-w-0 flex-1 wrap-anywhere">{sentenceFor(entry)}</span>
              <span className="text-xs text-muted">
                <DateTime at={entry.createdAt} />
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** `updated blog post “Title”`. */
function sentenceFor({ action, resource, details }: ActivityLog): string {
  const name = [details?.['title'], details?.['name']].find((value) => typeof value === 'string');
  return `${action} ${resource.replaceAll('_', ' ')}${name ? ` “${name}”` : ''}`;
}
