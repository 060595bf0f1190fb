/** A category or tag as its form begins with it, is kept on this device and is saved (BA-6). */
import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { z } from 'zod';

import type { AdminTag, CategoryInput } from '#contracts/blog-taxonomy.ts';
import type { EditedThing } from '#components/owner/EditingDialog.tsx';
import { sentenceOf } from '#lib/api/api-request.ts';
import { showFieldErrors } from '#lib/api/form-errors.ts';
import { toastOf } from '#lib/api/mutation-feedback.ts';
import { deviceDrafts } from '#lib/owner/device-drafts.ts';
import { draftWith, openingOf, type Stored } from '#lib/owner/editing/editing.ts';
import { type Parts, takingFields } from '#lib/owner/editing/versions.ts';

import { KINDS, refreshes, textsOf, type Taxonomy } from './kinds.ts';

const Values = z.object({
  name: z.string(),
  slug: z.string(),
  description: z.string(),
  color: z.string(),
  isActive: z.boolean(),
});
type Values = z.infer<typeof Values>;
export type TaxonomyField = keyof Values;
export type TaxonomyFormApi = UseFormReturn<Values, unknown, CategoryInput>;
const NAMES = Values.keyof().options;

const asInput = (values: Values): z.input<typeof CategoryInput> => values;

/** Nothing else is sent: another window may have changed it meanwhile. */
const changedOf = (checked: CategoryInput, before: Values, values: Values) =>
  Object.fromEntries(TAXONOMY_PARTS.differences(before, values).map((name) => [name, checked[name]]));

/** What is typed and not saved yet: of a `category new`, or of the `tag 7`. */
const drafts = deviceDrafts('taxonomy', draftWith(Values));

export const TAXONOMY_PARTS: Parts<Values, TaxonomyField> = {
  labels: {
    name: 'Name',
    slug: 'Slug',
    description: 'Description',
    color: 'Colour',
    isActive: 'Shown to readers',
  },
  differences: (one, other) => NAMES.filter((name) => one[name] !== other[name]),
  wordsOf: (values, name) => String(values[name]),
  taking: takingFields,
};

export function useTaxonomyForm(taxonomy: Taxonomy, item: AdminTag | undefined) {
  const { kind } = taxonomy;
  const { one, color, Input } = KINDS[kind];
  const texts = textsOf(kind)[item ? 'update' : 'create'];
  const key = `${kind} ${item?.id ?? 'new'}`;
  const fresh = (): Stored<Values> => ({
    values: {
      name: item?.name ?? '',
      slug: item?.slug ?? '',
      description: item?.description ?? '',
      color: item?.color ?? color,
      isActive: item?.isActive ?? true,
    },
    updatedAt: item?.updatedAt ?? null,
  });
  const [opening] = useState(() => openingOf(fresh(), drafts.read(key), TAXONOMY_PARTS.differences));
  const [resolver] = useState(() => () => zodResolver(Values.transform(asInput).pipe(Input)));
  const thing: EditedThing<Values, Stored<Values>, CategoryInput, TaxonomyField> = {
    ...{ opening, resolver, what: one, parts: TAXONOMY_PARTS, fresh, refreshes, success: texts.success },
    drafts: { write: (draft) => drafts.write(key, draft), remove: () => drafts.remove(key) },
    save: ({ base, values, checked }) =>
      item
        ? taxonomy.update({ ...changedOf(checked, base.values, values), id: item.id })
        : taxonomy.create(checked),
    failure: (error) => {
      const { title, description = '' } = toastOf(texts.failure);
      return { title, description: sentenceOf(error, description), variant: 'destructive' };
    },
    storedIn: () => undefined, // a save is not refused for another one before it
    showErrors: (error, form) => showFieldErrors(error, form.setError, NAMES),
  };
  return thing;
}
