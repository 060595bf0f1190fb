import { useQuery } from '@tanstack/react-query';

import type { AdminPostPage } from '#contracts/blog-posts-admin.ts';
import { SelectField } from '#components/ui/SelectField.tsx';
import { api } from '#lib/api/api.ts';
import type { ListAddress } from '#lib/owner/use-list-address.ts';

type Props = {
  address: Pick<ListAddress<'status' | 'category'>, 'filter' | 'setFilter'>;
  counts: AdminPostPage['counts'] | undefined;
};

const STATUSES = ['published', 'draft', 'archived', 'scheduled'] as const;
const LABELS = { published: 'Published', draft: 'Draft', archived: 'Archived', scheduled: 'Scheduled' };

/** BA-4: status and category beside the search. */
export function PostFilters({ address: { filter, setFilter }, counts }: Props) {
  const { data: categories = [] } = useQuery(api.blogAdmin.categories.list.queryOptions());
  return (
    <>
      <SelectField
        label="Status"
        isLabelHidden
        value={filter('status')}
        options={[
          { value: '', label: 'All statuses' },
          ...STATUSES.map((value) => ({
            value,
            label: counts ? `${LABELS[value]} (${counts[value]})` : LABELS[value],
          })),
        ]}
        onChange={({ target }) => setFilter('status', target.value)}
      />
      <SelectField
        label="Category"
        isLabelHidden
        value={filter('category')}
        options={[
          { value: '', label: 'All categories' },
          ...categories.map(({ slug, name }) => ({ value: slug, label: name })),
        ]}
        onChange={({ target }) => setFilter('category', target.value)}
      />
    </>
  );
}
