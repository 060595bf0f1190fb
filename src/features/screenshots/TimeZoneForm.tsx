import { useMemo, useState } from 'react';

import { Button } from '#components/ui/Button.tsx';
import { SelectField } from '#components/ui/SelectField.tsx';

import { useSaveTimeZone } from './use-screenshots.ts';

/** Where two in the morning is meant (D25). Saved by a button: arrow keys pass many zones on their way to one. */
export function TimeZoneForm({ timeZone }: { timeZone: string }) {
  const [chosen, setChosen] = useState(timeZone);
  const choices = useMemo(() => timeZoneChoices(timeZone), [timeZone]);
  const save = useSaveTimeZone();
  return (
    <form
      aria-label="Time zone of the nightly run"
      className="flex flex-wrap items-end gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        save.mutate({ timeZone: chosen });
      }}
    >
      <div className="w-64 max-w-full">
        <SelectField
          label="Time zone"
          options={choices}
          value={chosen}
          onChange={({ target }) => setChosen(target.value)}
        />
      </div>
      {chosen !== timeZone && (
        <Button type="submit" isPending={save.isPending}>
          Save
        </Button>
      )}
    </form>
  );
}

/** Names of the zones that this browser knows, with UTC, which it may leave out, and the one that is set. */
export function timeZoneChoices(current: string) {
  const names = new Set(['UTC', current, ...Intl.supportedValuesOf('timeZone')]);
  return Array.from(names, (value) => ({ value, label: value.replaceAll('_', ' ') }));
}
