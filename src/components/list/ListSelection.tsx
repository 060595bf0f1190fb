import { createContext, useContext } from 'react';

import { table } from './list-styles.ts';

export type Selection = {
  ids: ReadonlySet<number>;
  onChange: (ids: ReadonlySet<number>) => void;
  /** How the checkbox of a row is called: `Select “Title”`. */
  labelOf: (id: number) => string;
};

/** Beside the rows, so that a choice draws checkboxes alone. */
export const SelectionContext = createContext<Selection | undefined>(undefined);
const NOTHING: Selection = { ids: new Set(), onChange: () => {}, labelOf: String };

/** Chooses all rows or none; half-way while some are chosen. */
export function SelectAll({ rows }: { rows: readonly { id: number }[] }) {
  const { ids, onChange } = useContext(SelectionContext) ?? NOTHING;
  const chosen = rows.filter(({ id }) => ids.has(id)).length;
  return (
    <label className={table.selectLabel}>
      <input
        type="checkbox"
        className={table.checkbox}
        checked={rows.length > 0 && chosen === rows.length}
        ref={(box) => {
          if (box) box.indeterminate = chosen > 0 && chosen < rows.length;
        }}
        onChange={({ target }) => onChange(new Set(target.checked ? rows.map(({ id }) => id) : []))}
      />
      <span className="md:sr-only">Select all rows</span>
    </label>
  );
}

export function SelectRow({ id }: { id: number }) {
  const { ids, onChange, labelOf } = useContext(SelectionContext) ?? NOTHING;
  return (
    <label className={table.selectLabel}>
      <input
        type="checkbox"
        aria-label={labelOf(id)}
        className={table.checkbox}
        checked={ids.has(id)}
        onChange={({ target }) => {
          const others = [...ids].filter((other) => other !== id);
          onChange(new Set(target.checked ? [...others, id] : others));
        }}
      />
    </label>
  );
}
