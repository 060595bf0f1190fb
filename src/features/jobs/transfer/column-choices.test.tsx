// with a document
import { expect, test, vi } from 'vitest';

import type { JobImportColumn } from '#contracts/job-transfer.ts';
import { render } from '#support/render.ts';

import { chosen, ColumnChoices, lackingOf } from './ColumnChoices.tsx';

const column = (heading: string, field: JobImportColumn['field'] = null) => ({
  heading,
  example: 'Acme',
  field,
});

test('J-7 a field is that of one column: chosen for another one it leaves the first', () => {
  const columns = [column('Firma', 'company'), column('Stelle'), column('Ort')];
  expect(chosen(columns, 1, 'position')).toEqual(['company', 'position', null]);
  expect(chosen(columns, 2, 'company')).toEqual([null, null, 'company']);
  expect(chosen(columns, 0, '')).toEqual([null, null, null]);
  expect(lackingOf(columns)).toEqual(['position']);
});

test('J-7 columns can be chosen where one is not known, at once where company or position lacks', () => {
  const onChange = vi.fn();
  const { place } = render(
    <ColumnChoices columns={[column('Firma'), column('Stelle')]} onChange={onChange} />,
  );
  expect(place.querySelector('details')?.open).toBe(true);
  expect(place.textContent).toContain('Choose the column of company and position');
  expect(place.textContent).toContain('Such as “Acme”');
});

test('J-7 nothing is asked where all columns are known', () => {
  const columns = [column('Company', 'company'), column('Position', 'position')];
  const { place } = render(<ColumnChoices columns={columns} onChange={() => {}} />);
  expect(place.textContent).toBe('');
});

test('J-7 a column that is left out is named before anything is opened', () => {
  const columns = [column('Company', 'company'), column('Position', 'position'), column('Date saved')];
  const { place } = render(<ColumnChoices columns={[...columns, column(' ')]} onChange={() => {}} />);
  expect(place.querySelector('details')?.open).toBe(false);
  expect(place.querySelector('summary')?.textContent).toContain('left out: Date saved, Column 4');
});
