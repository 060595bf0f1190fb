import { useQuery } from '@tanstack/react-query';
import { Controller } from 'react-hook-form';

import { ChoiceField } from '#components/ui/ChoiceField.tsx';
import { api } from '#lib/api/api.ts';
import { useChange } from '#lib/api/use-change.ts';

import { slugOfName } from '../proposed-slug.ts';
import type { EditorForm } from './values.ts';

const refreshes = [api.blogAdmin.key()];

/** Categories and tags of the post; new ones are made in place. */
export function TaxonomyFields() {
  const categories = useQuery(api.blogAdmin.categories.list.queryOptions());
  const tags = useQuery(api.blogAdmin.tags.list.queryOptions());
  const addCategory = useChange(api.blogAdmin.categories.create, {
    success: 'Category created',
    failure: 'Creation failed: Failed to create category',
    refreshes,
  });
  const addTag = useChange(api.blogAdmin.tags.create, {
    success: 'Tag created',
    failure: 'Creation failed: Failed to create tag',
    refreshes,
  });
  return (
    <>
      <Controller<EditorForm, 'categoryIds'>
        name="categoryIds"
        render={({ field, fieldState }) => (
          <ChoiceField
            label="Categories"
            choices={categories.data ?? []}
            value={field.value}
            onChange={field.onChange}
            onCreate={(name) => addCategory.mutateAsync({ name, slug: slugOfName(name, 100) })}
            error={fieldState.error?.message}
          />
        )}
      />
      <Controller<EditorForm, 'tagIds'>
        name="tagIds"
        render={({ field, fieldState }) => (
          <ChoiceField
            label="Tags"
            choices={tags.data ?? []}
            value={field.value}
            onChange={field.onChange}
            onCreate={(name) => addTag.mutateAsync({ name, slug: slugOfName(name, 50) })}
            error={fieldState.error?.message}
          />
        )}
      />
    </>
  );
}
