import { Plus, Tags } from 'lucide';
import { useMemo, useState } from 'react';

import type { AdminTag } from '#contracts/blog-taxonomy.ts';
import { List } from '#components/list/List.tsx';
import { Button } from '#components/ui/Button.tsx';
import { ConfirmDialog } from '#components/ui/Dialog.tsx';
import { EmptyState } from '#components/ui/States.tsx';
import { SelectField } from '#components/ui/SelectField.tsx';
import { formatCount } from '#lib/owner/format.ts';
import { useWholeList } from '#lib/owner/use-whole-list.ts';

import { KINDS, useCategories, useTags, type Taxonomy } from './kinds.ts';
import { moved, type RowDialog, TAXONOMY, taxonomyColumns } from './taxonomy-columns.tsx';
import { TaxonomyDialog } from './TaxonomyDialog.tsx';

type Open = { dialog: RowDialog; item: AdminTag } | { dialog: 'create' };

/** Categories or tags: create, edit, delete, merge; categories have an order (BA-6). */
export function TaxonomyTab({ taxonomy }: { taxonomy: Taxonomy }) {
  const { items, error, refetch, kind, reorder } = taxonomy;
  const { one, many } = KINDS[kind];
  const { address, rows, words } = useWholeList(items, TAXONOMY);
  const [open, setOpen] = useState<Open>();
  const close = () => setOpen(undefined);
  const canMove = words === '' && address.sort === undefined;
  const columns = useMemo(() => {
    const move = (id: number, by: -1 | 1) => {
      const ids = rows?.map((item) => item.id) ?? [];
      void reorder?.(moved(ids, id, by)).catch(() => undefined); // the toast says it
    };
    return taxonomyColumns({
      rows: rows ?? [],
      onOpen: (dialog, item) => setOpen({ dialog, item }),
      onMove: reorder && canMove ? move : undefined,
    });
  }, [rows, reorder, canMove]);
  return (
    <>
      <List
        what={many}
        address={address}
        toolbar={{
          actions: (
            <Button icon={Plus} variant="primary" onPress={() => setOpen({ dialog: 'create' })}>
              {`New ${one}`}
            </Button>
          ),
        }}
        query={{ error, refetch }}
        rows={rows}
        columns={columns}
        count={items && formatCount(items.length, one, many)}
        empty={
          <EmptyState icon={Tags} title={words ? `No ${one} matches` : `No ${many} yet`}>
            {words ? (
              <Button onPress={address.clear}>Clear Filters</Button>
            ) : (
              <p>{`Posts can be found by ${many}.`}</p>
            )}
          </EmptyState>
        }
      />
      {open?.dialog === 'create' && <TaxonomyDialog taxonomy={taxonomy} item={undefined} onClose={close} />}
      {open?.dialog === 'edit' && <TaxonomyDialog taxonomy={taxonomy} item={open.item} onClose={close} />}
      {open?.dialog === 'merge' && <MergeDialog taxonomy={taxonomy} item={open.item} onClose={close} />}
      {open?.dialog === 'delete' && <DeleteDialog taxonomy={taxonomy} item={open.item} onClose={close} />}
    </>
  );
}

type DeleteProps = { taxonomy: Taxonomy; item: AdminTag; onClose: () => void };

function DeleteDialog({ taxonomy, item, onClose }: DeleteProps) {
  const { one } = KINDS[taxonomy.kind];
  return (
    <ConfirmDialog title={`Delete ${one}`} onClose={onClose} onConfirm={() => taxonomy.remove(item.id)}>
      {item.usageCount === 0
        ? `No post has “${item.name}”.`
        : `“${item.name}” is taken off ${formatCount(item.usageCount, 'post')}; the posts stay. To keep them together, merge it into another.`}
    </ConfirmDialog>
  );
}

export function CategoriesTab() {
  return <TaxonomyTab taxonomy={useCategories()} />;
}

export function TagsTab() {
  return <TaxonomyTab taxonomy={useTags()} />;
}

type Props = { taxonomy: Taxonomy; item: AdminTag; onClose: () => void };

/** Puts the posts of one category or tag into another and deletes the first. */
function MergeDialog({ taxonomy, item, onClose }: Props) {
  const { one } = KINDS[taxonomy.kind];
  const others = (taxonomy.items ?? []).filter(({ id }) => id !== item.id);
  const [into, setInto] = useState(String(others[0]?.id ?? ''));
  return (
    <ConfirmDialog
      title={`Merge “${item.name}”`}
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
