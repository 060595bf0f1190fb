import { useQuery } from '@tanstack/react-query';

import type { AdminPostPage, AdminPostQuery } from '#contracts/blog-posts-admin.ts';
import { SelectField } from '#components/ui/SelectField.tsx';
import { api } from '#lib/api.ts';
import { goTo } from '#lib/address.ts';

import { SearchField } from '../SearchField.tsx';

type Props = { query: AdminPostQuery; counts: AdminPostPage['counts'] | undefined };

const STATUSES = ['published', 'draft', 'archived', 'scheduled'] as const;
const LABELS = { published: 'Published', draft: 'Draft', archived: 'Archived', scheduled: 'Scheduled' };

const search = (text: string) => goTo({ search: text, page: undefined }, { isReplacing: true });

/** BA-4: search, status and category. */
export function PostFilters({ query, counts }: Props) {
  const { data: categories = [] } = useQuery(api.blogAdmin.categories.list.queryOptions());
  return (
    <>
      <SearchField label="Search posts" value={query.search ?? ''} onSearch={search} />
      <SelectField
        label="Status"
        isLabelHidden
        value={query.status ?? ''}
        options={[
          { value: '', label: 'All statuses' },
          ...STATUSES.map((value) => ({
            value,
            label: counts ? `${LABELS[value]} (${counts[value]})` : LABELS[value],
          })),
        ]}
        onChange={({ target }) => goTo({ status: target.value, page: undefined })}
      />
      <SelectField
        label="Category"
        isLabelHidden
        value={query.category ?? ''}
        options={[
          { value: '', label: 'All categories' },
          ...categories.map(({ slug, name }) => ({ value: slug, label: name })),
        ]}
        onChange={({ target }) => goTo({ category: target.value, page: undefined })}
      />
    </>
  );
}
