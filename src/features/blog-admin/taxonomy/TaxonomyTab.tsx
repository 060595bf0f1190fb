import { Plus, Tags } from 'lucide-react';
import { useState } from 'react';

import type { AdminTag } from '#contracts/blog-taxonomy.ts';
import { Button } from '#components/ui/Button.tsx';
import { ConfirmDialog } from '#components/ui/Dialog.tsx';
import { EmptyState, ErrorState, Skeleton } from '#components/ui/States.tsx';
import { Toolbar } from '#components/ui/Toolbar.tsx';
import { formatCount } from '#lib/format.ts';
import { goTo, useAddress } from '#lib/address.ts';

import { SearchField } from '../SearchField.tsx';

import { KINDS, type Taxonomy } from './kinds.ts';
import { MergeDialog } from './MergeDialog.tsx';
import { TaxonomyDialog } from './TaxonomyDialog.tsx';
import { TaxonomyTable } from './TaxonomyTable.tsx';

type Open = { dialog: 'edit' | 'merge' | 'delete'; item: AdminTag } | { dialog: 'create' };

const search = (text: string) => goTo({ find: text }, { isReplacing: true });

/** Categories or tags: create, edit, delete, merge; categories have an order (BA-6). */
export function TaxonomyTab({ taxonomy }: { taxonomy: Taxonomy }) {
  const { items, error, refetch, kind } = taxonomy;
  const { one, many } = KINDS[kind];
  const [open, setOpen] = useState<Open>();
  const wanted = useAddress().get('find') ?? '';
  const close = () => setOpen(undefined);
  const found = items?.filter((item) => matches(item, wanted));
  return (
    <>
      <Toolbar
        label={`Find ${many}`}
        actions={
          <Button variant="primary" onPress={() => setOpen({ dialog: 'create' })}>
            <Plus aria-hidden="true" size={16} />
            {`New ${one}`}
          </Button>
        }
      >
        <SearchField label={`Search ${many}`} value={wanted} onSearch={search} />
        {items && <p className="py-2 text-xs text-muted">{formatCount(items.length, one, many)}</p>}
      </Toolbar>
      {Boolean(error) && (
        <ErrorState title={`The ${many} could not be loaded`} error={error} onRetry={refetch} />
      )}
      {!error && !found && <Skeleton label={`Loading the ${many}`} />}
      {!error && found?.length === 0 && (
        <EmptyState icon={Tags} title={wanted ? `No ${one} matches` : `No ${many} yet`}>
          {wanted ? (
            <Button onPress={() => search('')}>Clear Filters</Button>
          ) : (
            <p>{`Posts can be found by ${many}.`}</p>
          )}
        </EmptyState>
      )}
      {!error && found && found.length > 0 && (
        <TaxonomyTable
          taxonomy={taxonomy}
          items={found}
          isWhole={wanted === ''}
          onOpen={(dialog, item) => setOpen({ dialog, item })}
        />
      )}
      {open?.dialog === 'create' && <TaxonomyDialog taxonomy={taxonomy} item={undefined} onClose={close} />}
      {open?.dialog === 'edit' && <TaxonomyDialog taxonomy={taxonomy} item={open.item} onClose={close} />}
      {open?.dialog === 'merge' && <MergeDialog taxonomy={taxonomy} item={open.item} onClose={close} />}
      <DeleteDialog
        taxonomy={taxonomy}
        item={open?.dialog === 'delete' ? open.item : undefined}
        onClose={close}
      />
    </>
  );
}

type DeleteProps = { taxonomy: Taxonomy; item: AdminTag | undefined; onClose: () => void };

function DeleteDialog({ taxonomy, item, onClose }: DeleteProps) {
  const { one } = KINDS[taxonomy.kind];
  return (
    <ConfirmDialog
      title={`Delete ${one}`}
      isOpen={item !== undefined}
      onClose={onClose}
      confirmLabel={`Delete ${one}`}
      onConfirm={() => (item ? taxonomy.remove(item.id) : Promise.resolve())}
    >
      {item &&
        `“${item.name}” is taken off ${formatCount(item.usageCount, 'post')}; the posts stay. To keep them together, merge it into another.`}
    </ConfirmDialog>
  );
}

function matches({ name, slug }: AdminTag, wanted: string): boolean {
  const words = wanted.toLowerCase();
  return name.toLowerCase().includes(words) || slug.includes(words);
}
