import { useState } from 'react';

import type { AdminTag } from '#contracts/blog-taxonomy.ts';
import { ConfirmDialog } from '#components/ui/Dialog.tsx';
import { SelectField } from '#components/ui/SelectField.tsx';
import { formatCount } from '#lib/owner/format.ts';

import { KINDS, type Taxonomy } from './kinds.ts';

type Props = { taxonomy: Taxonomy; item: AdminTag; onClose: () => void };

/** Puts the posts of one category or tag into another and deletes the first. */
export function MergeDialog({ taxonomy, item, onClose }: Props) {
  const { one } = KINDS[taxonomy.kind];
  const others = (taxonomy.items ?? []).filter(({ id }) => id !== item.id);
  const [into, setInto] = useState(String(others[0]?.id ?? ''));
  return (
    <ConfirmDialog
      title={`Merge “${item.name}”`}
      isOpen
      onClose={onClose}
      confirmLabel="Merge"
      onConfirm={() => taxonomy.merge(item.id, Number(into))}
    >
      <div className="grid gap-4">
        <SelectField
          label={`Into which ${one}?`}
          value={into}
          options={others.map(({ id, name }) => ({ value: String(id), label: name }))}
          onChange={({ target }) => setInto(target.value)}
        />
        <p>
          {`Its ${formatCount(item.usageCount, 'post')} get the other ${one}, and “${item.name}” is deleted. This cannot be taken back.`}
        </p>
      </div>
    </ConfirmDialog>
  );
}
