// with a document
import { expect, test } from 'vitest';

import { render } from '#support/render.ts';

import { FigureTable } from './FigureTable.tsx';

test('J-2 what shows the table of a figure says of which', () => {
  const { place } = render(<FigureTable caption="Funnel" columns={['Step']} rows={[['Applied']]} />);
  expect(place.querySelector('summary')?.textContent).toBe('Show as a table: Funnel');
});
