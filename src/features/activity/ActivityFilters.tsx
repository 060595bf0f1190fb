import { ACTIVITY_RESOURCES } from '#contracts/activity.ts';
import { SelectField } from '#components/ui/SelectField.tsx';
import { TextField } from '#components/ui/TextField.tsx';
import { asWords } from '#lib/owner/activity-words.ts';
import type { ListAddress } from '#lib/owner/use-list-address.ts';

import type { LogFilter } from './filters.ts';

type Props = { address: ListAddress<LogFilter>; actions: readonly string[]; actors: readonly string[] };

/** What was done, to what, by whom, and when. */
export function ActivityFilters({ address: { filter, setFilter }, actions, actors }: Props) {
  const [action, from, to] = [filter('action'), filter('from'), filter('to')];
  return (
    <div className="grid w-full grid-cols-2 gap-3 sm:flex sm:w-auto sm:items-end">
      <SelectField
        label="Action"
        value={action}
        options={optionsOf(actions, action)}
        onChange={({ target }) => setFilter('action', target.value)}
      />
      <SelectField
        label="Resource"
        value={filter('resource')}
        options={[
          { value: '', label: 'All' },
          ...ACTIVITY_RESOURCES.map((value) => ({ value, label: asWords(value) })),
        ]}
        onChange={({ target }) => setFilter('resource', target.value)}
      />
      <SelectField
        label="User"
        value={filter('actor')}
        options={optionsOf(actors, filter('actor'))}
        onChange={({ target }) => setFilter('actor', target.value)}
      />
      <TextField
        type="date"
        label="From"
        max={to}
        value={from}
        onChange={({ target }) => setFilter('from', target.value)}
      />
      <TextField
        type="date"
        label="To"
        min={from}
        value={to}
        onChange={({ target }) => setFilter('to', target.value)}
      />
    </div>
  );
}

/** What occurs, and what the address asks for, whether it occurs or not. */
function optionsOf(known: readonly string[], chosen: string) {
  const values = known.includes(chosen) || !chosen ? known : [chosen, ...known];
  return [{ value: '', label: 'All' }, ...values.map((value) => ({ value, label: value }))];
}
