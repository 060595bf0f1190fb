import { useQuery } from '@tanstack/react-query';

import { api } from '#lib/api/api.ts';
import { sentenceOf } from '#lib/api/api-request.ts';

type Props = {
  tablename: string;
  /** What the planner thinks; nothing while it is not known. */
  estimate: number | undefined;
};

const FORMAT = new Intl.NumberFormat('en-US');

/** How many rows a table has: the estimate, and on request the count. */
export function ExactCount({ tablename, estimate }: Props) {
  const count = useQuery({
    ...api.database.count.queryOptions({ input: { tablename } }),
    enabled: false, // it may read the whole table
  });
  const { data, error, isFetching } = count;
  const isCounted = data !== undefined && data.rows !== null;
  return (
    <span className="inline-flex flex-wrap items-baseline justify-end gap-x-2">
      <span role="status">
        {isCounted && FORMAT.format(data.rows ?? 0)}
        {!isCounted && estimate !== undefined && `about ${FORMAT.format(estimate)}`}
        {!isCounted && data && <span className="text-muted"> · more than 2 s</span>}
        {error && (
          <span className="text-danger"> · {sentenceOf(error, 'The server could not count them.')}</span>
        )}
      </span>
      <button
        type="button"
        aria-disabled={isFetching}
        className="min-h-6 cursor-pointer text-xs text-muted underline decoration-dotted underline-offset-4 hover:text-accent hover:decoration-solid aria-disabled:cursor-progress"
        onClick={() => {
          if (!isFetching) void count.refetch();
        }}
      >
        {isFetching ? 'Counting…' : isCounted ? 'Count again' : 'Count exactly'}
        <span className="sr-only"> the rows of {tablename}</span>
      </button>
    </span>
  );
}
