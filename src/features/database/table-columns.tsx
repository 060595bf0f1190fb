import { Fragment } from 'react';

import type { Column } from '#components/list/column.ts';
import { AddressLink } from '#components/owner/AddressLink.tsx';
import { DateTime } from '#components/ui/DateTime.tsx';
import { formatBytes } from '#lib/owner/format.ts';

import { ExactCount } from './ExactCount.tsx';
import { sizeOf, type TableEntry, type TableSort } from './tables.ts';

const UNKNOWN = <span className="text-muted">unknown</span>;
const FORMAT = new Intl.NumberFormat('en-US');

export const TABLE_COLUMNS: Column<TableEntry, TableSort>[] = [
  {
    id: 'name',
    label: 'Table',
    isRowHeader: true,
    cell: ({ tablename }) => (
      <AddressLink
        to={{ tab: 'database', table: tablename }}
        className="inline-block min-h-6 wrap-break-word hover:text-accent hover:underline"
      >
        {/* A long name breaks between its words. */}
        {tablename.split(/(?<=_)/u).map((word, index) => (
          <Fragment key={index}>
            {word}
            <wbr />
          </Fragment>
        ))}
      </AddressLink>
    ),
  },
  {
    id: 'rows',
    label: 'Rows',
    kind: 'number',
    cell: ({ tablename, state }) => <ExactCount tablename={tablename} estimate={state?.rows} />,
  },
  {
    id: 'size',
    label: 'Size',
    kind: 'number',
    cell: ({ state }) =>
      state ? (
        <>
          {formatBytes(sizeOf(state))}
          <span className="text-xs text-muted md:block"> {formatBytes(state.indexBytes)} of indexes</span>
        </>
      ) : (
        UNKNOWN
      ),
  },
  {
    id: 'dead',
    label: 'Dead rows',
    kind: 'number',
    cell: ({ state }) => (state ? FORMAT.format(state.deadRows) : UNKNOWN),
  },
  {
    id: 'vacuum',
    label: 'Last vacuum',
    cell: ({ state }) => {
      if (!state) return UNKNOWN;
      return state.vacuumedAt ? (
        <DateTime at={state.vacuumedAt} />
      ) : (
        <span className="text-muted">never</span>
      );
    },
  },
  { id: 'owner', label: 'Owner', isWideOnly: true, cell: ({ tableowner }) => tableowner },
  { id: 'schema', label: 'Schema', isWideOnly: true, cell: ({ schemaname }) => schemaname },
];
