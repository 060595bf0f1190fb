import { Button } from '#components/ui/Button.tsx';
import { DateTime } from '#components/ui/DateTime.tsx';
import { formatCount } from '#lib/owner/format.ts';

type Props = {
  /** Rows on this page. */
  count: number;
  page: number;
  /** In milliseconds since 1970. */
  readAt: number;
  goBack: (() => void) | undefined;
  goOn: (() => void) | undefined;
};

/** Where one is in the rows: how many pages there are, nobody has counted. */
export function RowsPager({ count, page, readAt, goBack, goOn }: Props) {
  const hasPages = goBack !== undefined || goOn !== undefined;
  return (
    <nav aria-label="Pages" className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3 text-sm text-muted">
      <span className="mr-auto">
        <span role="status">
          {formatCount(count, 'row')}
          {hasPages && ` · page ${page}`}
        </span>
        {readAt > 0 && (
          <>
            {' '}
            · read <DateTime at={new Date(readAt).toISOString()} />
          </>
        )}
      </span>
      {hasPages && (
        <span className="flex gap-2">
          <Button isDisabled={!goBack} onPress={() => goBack?.()}>
            Previous
          </Button>
          <Button isDisabled={!goOn} onPress={() => goOn?.()}>
            Next
          </Button>
        </span>
      )}
    </nav>
  );
}
