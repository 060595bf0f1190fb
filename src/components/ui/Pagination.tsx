import { Button } from './Button.tsx';

type Props = {
  page: number;
  totalPages: number;
  onPage: (page: number) => void;
  /** How many there are on all pages, with their name: `43 posts`. */
  total: string;
};

/** Previous and next below a list, with where one is. */
export function Pagination({ page, totalPages, onPage, total }: Props) {
  return (
    <nav aria-label="Pages" className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3 text-sm text-muted">
      <span className="mr-auto" role="status">
        {total}
        {totalPages > 1 && ` · page ${page} of ${totalPages}`}
      </span>
      {totalPages > 1 && (
        <span className="flex gap-2">
          <Button isDisabled={page <= 1} onPress={() => onPage(page - 1)}>
            Previous
          </Button>
          <Button isDisabled={page >= totalPages} onPress={() => onPage(page + 1)}>
            Next
          </Button>
        </span>
      )}
    </nav>
  );
}
