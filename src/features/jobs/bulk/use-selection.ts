import { useMemo, useState } from 'react';

import type { Selection } from '#components/list/ListSelection.tsx';
import type { JobApplicationRow } from '#contracts/jobs.ts';

const NOTHING: ReadonlySet<number> = new Set();

/** Which of the rows are chosen; only those that are shown count. */
export function useSelection(rows: readonly JobApplicationRow[] | undefined) {
  const [isOn, setOn] = useState(false);
  const [ids, onChange] = useState(NOTHING);
  const chosen = useMemo(
    () => (ids.size === 0 ? [] : (rows ?? []).filter(({ id }) => ids.has(id))),
    [rows, ids],
  );
  const labelOf = (id: number) => {
    const row = rows?.find((one) => one.id === id);
    return row ? `Select ${row.position} at ${row.company}` : 'Select';
  };
  const selection: Selection | undefined = isOn ? { ids, onChange, labelOf } : undefined;
  const clear = () => onChange(NOTHING);
  return {
    selection,
    chosen: chosen.map(({ id }) => id),
    clear,
    start: () => setOn(true),
    end: () => {
      setOn(false);
      clear();
    },
  };
}
