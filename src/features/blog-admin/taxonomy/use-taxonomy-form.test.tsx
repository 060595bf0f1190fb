// with a document
import { expect, test, vi } from 'vitest';

import { AdminTag } from '#contracts/blog-taxonomy.ts';
import { exampleOf } from '#support/example.ts';
import { render } from '#support/render.ts';

import type { Taxonomy } from './kinds.ts';
import { useTaxonomyForm } from './use-taxonomy-form.ts';

test('BA-6 saving a colour sends nothing else: a tag that was hidden elsewhere stays so', async () => {
  const update = vi.fn<Taxonomy['update']>();
  const taxonomy = { kind: 'tag', update } as Partial<Taxonomy> as Taxonomy;
  const item = exampleOf(AdminTag, { id: 7, isActive: true });
  let thing: ReturnType<typeof useTaxonomyForm> | undefined;
  function Probe() {
    thing = useTaxonomyForm(taxonomy, item);
    return null;
  }
  render(<Probe />);
  const base = thing?.fresh();
  if (!base) throw new Error('there is no form');
  const values = { ...base.values, color: '#123456' };
  await thing?.save({ base, values, checked: values });
  expect(update).toHaveBeenCalledWith({ id: 7, color: '#123456' });
});
