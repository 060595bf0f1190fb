import { ArrowDown, ArrowUp, Merge, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';

import type { AdminTag } from '#contracts/blog-taxonomy.ts';
import { Badge } from '#components/ui/Badge.tsx';
import { IconButton } from '#components/ui/Button.tsx';
import { DataTable, type Column, type Sort } from '#components/ui/DataTable.tsx';
import { Menu, type MenuEntry } from '#components/ui/Menu.tsx';

import type { Taxonomy } from './kinds.ts';
import { moved, sorted, type TaxonomyColumn } from './order.ts';

export type RowDialog = 'edit' | 'merge' | 'delete';

type Props = {
  taxonomy: Taxonomy;
  items: readonly AdminTag[];
  /** Nothing is filtered: only then rows can change places. */
  isWhole: boolean;
  onOpen: (dialog: RowDialog, item: AdminTag) => void;
};

export function TaxonomyTable({ taxonomy, items, isWhole, onOpen }: Props) {
  const [sort, setSort] = useState<Sort<TaxonomyColumn>>();
  const { reorder } = taxonomy;
  const canMove = reorder !== undefined && isWhole && sort === undefined;
  const rows = sorted(items, sort);
  const move = (id: number, by: -1 | 1) => {
    const ids = rows.map((item) => item.id);
    void reorder?.(moved(ids, id, by)).catch(() => undefined); // the toast says it
  };
  const actions: Column<AdminTag, TaxonomyColumn> = {
    id: 'actions',
    label: 'Actions',
    kind: 'actions',
    cell: (item) => (
      <span className="inline-flex">
        {canMove && (
          <>
            <IconButton
              label={`Move ${item.name} up`}
              isDisabled={rows[0]?.id === item.id}
              onPress={() => move(item.id, -1)}
            >
              <ArrowUp aria-hidden="true" size={16} />
            </IconButton>
            <IconButton
              label={`Move ${item.name} down`}
              isDisabled={rows.at(-1)?.id === item.id}
              onPress={() => move(item.id, 1)}
            >
              <ArrowDown aria-hidden="true" size={16} />
            </IconButton>
          </>
        )}
        <IconButton label={`Edit ${item.name}`} onPress={() => onOpen('edit', item)}>
          <Pencil aria-hidden="true" size={16} />
        </IconButton>
        <Menu label={`Actions for ${item.name}`} entries={entriesOf(item, items.length > 1, onOpen)} />
      </span>
    ),
  };
  return (
    <DataTable
      caption={taxonomy.kind === 'category' ? 'Categories' : 'Tags'}
      rows={rows}
      columns={[...COLUMNS, actions]}
      {...(sort ? { sort } : {})}
      onSort={setSort}
    />
  );
}

const COLUMNS: readonly Column<AdminTag, TaxonomyColumn>[] = [
  {
    id: 'name',
    label: 'Name',
    isRowHeader: true,
    isSortable: true,
    cell: ({ name, color, description, isActive }) => (
      <span className="grid gap-0.5">
        <span className="flex flex-wrap items-center gap-2">
          <span
            aria-hidden="true"
            className="size-3 shrink-0 rounded-full border border-control"
            style={{ backgroundColor: color }}
          />
          <span className="wrap-anywhere">{name}</span>
          {!isActive && <Badge>Hidden</Badge>}
        </span>
        {description && <span className="text-xs font-normal text-muted">{description}</span>}
      </span>
    ),
  },
  { id: 'slug', label: 'Slug', cell: ({ slug }) => <span className="wrap-anywhere text-muted">{slug}</span> },
  {
    id: 'usageCount',
    label: 'Posts',
    kind: 'number',
    isSortable: true,
    cell: ({ usageCount, postCount }) =>
      usageCount === postCount ? String(usageCount) : `${usageCount} (${postCount} public)`,
  },
];

function entriesOf(item: AdminTag, canMerge: boolean, onOpen: Props['onOpen']): MenuEntry[] {
  return [
    { id: 'edit', label: 'Edit', icon: Pencil, onAction: () => onOpen('edit', item) },
    {
      id: 'merge',
      label: 'Merge into…',
      icon: Merge,
      isDisabled: !canMerge,
      onAction: () => onOpen('merge', item),
    },
    {
      id: 'delete',
      label: 'Delete…',
      icon: Trash2,
      isDestructive: true,
      onAction: () => onOpen('delete', item),
    },
  ];
}
