import { Button } from '#components/ui/Button.tsx';
import { goToPage } from '#lib/owner/address.ts';

type Props = {
  page: number;
  totalPages: number;
  /** How many there are on all pages, with their name: `43 posts`. */
  total: string;
};

/** Previous and next below a list, with where one is. */
export function Pages({ page, totalPages, total }: Props) {
  return (
    <nav aria-label="Pages" className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3 text-sm text-muted">
      <span className="mr-auto" role="status">
        {total}
        {totalPages > 1 && ` · page ${page} of ${totalPages}`}
      </span>
      {totalPages > 1 && (
        <span className="flex gap-2">
          <Button isDisabled={page <= 1} onPress={() => goToPage(page - 1)}>
            Previous
          </Button>
          <Button isDisabled={page >= totalPages} onPress={() => goToPage(page + 1)}>
            Next
          </Button>
        </span>
      )}
    </nav>
  );
}
