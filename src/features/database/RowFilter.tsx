import { useState, type SyntheticEvent } from 'react';

import type { TableColumn } from '#contracts/database.ts';
import { SEARCH_MAXIMUM } from '#contracts/owner-text.ts';
import { Button } from '#components/ui/Button.tsx';
import { SelectField } from '#components/ui/SelectField.tsx';
import { TextField } from '#components/ui/TextField.tsx';
import { goTo } from '#lib/owner/address.ts';

import type { Comparison, RowsQuestion } from './rows-question.ts';

type Props = { columns: readonly TableColumn[]; question: RowsQuestion };

const COMPARISONS: readonly { value: Comparison; label: string }[] = [
  { value: 'contains', label: 'contains' },
  { value: 'equals', label: 'equals' },
];

/** One column, what of it is looked for; asked when it is sent, for each look is written down. */
export function RowFilter({ columns, question }: Props) {
  const shown = columns.filter(({ isMasked }) => !isMasked);
  const [column, setColumn] = useState(question.column ?? shown[0]?.name ?? '');
  const [comparison, setComparison] = useState<Comparison>(
    question.equals === undefined ? 'contains' : 'equals',
  );
  const [text, setText] = useState(question.equals ?? question.contains ?? '');
  if (shown.length === 0) return null;
  const apply = (value: string) =>
    goTo({
      column: value && column,
      contains: comparison === 'contains' ? value : undefined,
      equals: comparison === 'equals' ? value : undefined,
    });
  const send = (event: SyntheticEvent) => {
    event.preventDefault();
    apply(text);
  };
  return (
    <form
      role="search"
      aria-label="Filter rows"
      className="mb-3 grid grid-cols-2 items-end gap-3 sm:flex sm:flex-wrap"
      onSubmit={send}
    >
      <SelectField
        label="Column"
        value={column}
        options={shown.map(({ name }) => ({ value: name, label: name }))}
        onChange={({ target }) => setColumn(target.value)}
      />
      <SelectField
        label="Comparison"
        value={comparison}
        options={COMPARISONS}
        onChange={({ target }) => setComparison(target.value === 'equals' ? 'equals' : 'contains')}
      />
      <div className="col-span-2 sm:w-64">
        <TextField
          label="Text"
          type="search"
          maxLength={SEARCH_MAXIMUM}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
      </div>
      <div className="col-span-2 flex gap-2">
        <Button type="submit">Filter</Button>
        {question.column !== undefined && (
          <Button variant="quiet" onPress={() => apply('')}>
            Clear
          </Button>
        )}
      </div>
    </form>
  );
}
