import type { ReactNode } from 'react';

import { ACTIVITY_RESOURCES } from '#contracts/activity.ts';
import { SelectField } from '#components/ui/SelectField.tsx';
import { TextField } from '#components/ui/TextField.tsx';
import { Toolbar } from '#components/ui/Toolbar.tsx';
import { asWords } from '#lib/activity-words.ts';

import type { useLogFilters } from './use-log-filters.ts';

type Props = {
  fields: ReturnType<typeof useLogFilters>;
  actions: readonly string[];
  buttons: ReactNode;
};

export function ActivityFilters({ fields: { values, set }, actions, buttons }: Props) {
  const known = actions.includes(values.action) || !values.action ? actions : [values.action, ...actions];
  return (
    <Toolbar label="Filters" actions={buttons}>
      <div className="w-full sm:w-56">
        <TextField
          type="search"
          label="Search"
          placeholder="Name, id, address, details"
          value={values.search}
          onChange={({ target }) => set.search(target.value)}
        />
      </div>
      <div className="grid w-full grid-cols-2 gap-3 sm:flex sm:w-auto sm:items-end">
        <SelectField
          label="Action"
          value={values.action}
          options={[{ value: '', label: 'All' }, ...known.map((value) => ({ value, label: value }))]}
          onChange={({ target }) => set.action(target.value)}
        />
        <SelectField
          label="Resource"
          value={values.resource}
          options={[
            { value: '', label: 'All' },
            ...ACTIVITY_RESOURCES.map((value) => ({ value, label: asWords(value) })),
          ]}
          onChange={({ target }) => set.resource(target.value)}
        />
        <TextField
          type="date"
          label="From"
          max={values.to}
          value={values.from}
          onChange={({ target }) => set.from(target.value)}
        />
        <TextField
          type="date"
          label="To"
          min={values.from}
          value={values.to}
          onChange={({ target }) => set.to(target.value)}
        />
      </div>
    </Toolbar>
  );
}
