import { ArrowDown, ArrowUp, Merge, Pencil, Trash2 } from 'lucide';

import type { AdminTag } from '#contracts/blog-taxonomy.ts';
import { actionsColumn, type Column } from '#components/list/column.ts';
import { Badge } from '#components/ui/Badge.tsx';
import { IconButton } from '#components/ui/Button.tsx';
import { Menu, type MenuEntry } from '#components/ui/Menu.tsx';
import type { WholeList } from '#lib/owner/use-whole-list.ts';

export type RowDialog = 'edit' | 'merge' | 'delete';

type Actions = {
  /** All that are shown. */
  rows: readonly AdminTag[];
  onOpen: (dialog: RowDialog, item: AdminTag) => void;
  /** Only where nothing is filtered or sorted rows can change places. */
  onMove: ((id: number, by: -1 | 1) => void) | undefined;
};

export function taxonomyColumns({ rows, onOpen, onMove }: Actions): Column<AdminTag, TaxonomyColumn>[] {
  return [
    {
      id: 'name',
      label: 'Name',
      isRowHeader: true,
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
    {
      id: 'slug',
      label: 'Slug',
      cell: ({ slug }) => <span className="wrap-anywhere text-muted">{slug}</span>,
    },
    {
      id: 'usageCount',
      label: 'Posts',
      kind: 'number',
      cell: ({ usageCount, postCount }) =>
        usageCount === postCount ? String(usageCount) : `${usageCount} (${postCount} public)`,
    },
    actionsColumn((item) => (
      <span className="inline-flex">
        {onMove && (
          <>
            <IconButton
              icon={ArrowUp}
              label={`Move ${item.name} up`}
              isDisabled={rows[0]?.id === item.id}
              onPress={() => onMove(item.id, -1)}
            />
            <IconButton
              icon={ArrowDown}
              label={`Move ${item.name} down`}
              isDisabled={rows.at(-1)?.id === item.id}
              onPress={() => onMove(item.id, 1)}
            />
          </>
        )}
        <IconButton icon={Pencil} label={`Edit ${item.name}`} onPress={() => onOpen('edit', item)} />
        <Menu label={`Actions for ${item.name}`} entries={entriesOf(item, rows.length > 1, onOpen)} />
      </span>
    )),
  ];
}

function entriesOf(item: AdminTag, canMerge: boolean, onOpen: Actions['onOpen']): MenuEntry[] {
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

type TaxonomyColumn = 'name' | 'slug' | 'usageCount' | 'actions';

export const TAXONOMY: WholeList<AdminTag, TaxonomyColumn> = {
  search: 'find',
  orders: { name: ({ name }) => name, usageCount: ({ usageCount }) => usageCount },
  textOf: ({ name, slug }) => `${name} ${slug}`,
};

/** The ids with one of them a place further up or down; at the ends it stays. */
export function moved(ids: readonly number[], id: number, by: -1 | 1): number[] {
  const from = ids.indexOf(id);
  const to = from + by;
  if (from < 0 || to < 0 || to >= ids.length) return [...ids];
  return ids.toSpliced(from, 1).toSpliced(to, 0, id);
}
