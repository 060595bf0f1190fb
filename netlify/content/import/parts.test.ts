import { expect, test } from 'vitest';

import { readTable } from './csv.ts';
import { monthOf } from './dates.ts';
import { partsOf, partsOfBullets } from './descriptions.ts';
import { placeOf } from './places.ts';
import { fileNameOf } from './slug.ts';

test.each([
  ['May 2019', '2019-05'],
  ['September 2019', '2019-09'],
  ['Mar 4, 2020', '2020-03'],
  ['4 Mar 2020', '2020-03'],
  ['2019-05-31', '2019-05'],
  ['05/2019', '2019-05'],
  ['07/21/22, 12:11 PM', '2022-07'],
  ['März 2019', '2019-03'],
  ['Okt. 2012', '2012-10'],
  ['févr. 2018', '2018-02'],
  ['3 de septiembre de 2015', '2015-09'],
  ['mayo de 2015', '2015-05'],
  ['marraskuu 2011', '2011-11'],
  ['stycznia 2020', '2020-01'],
  ['Sept 2019', '2019-09'],
  ['31.5.2019', '2019-05'],
  ['05.2019', '2019-05'],
  ['2019', '2019'],
  ['2019-13', '2019'],
  ['soon', undefined],
  ['', undefined],
])('the date "%s" is read as %s', (text, month) => {
  expect(monthOf(text)).toBe(month);
});

test('a table is read after what explains it, with quotes, line breaks and columns that stand twice', () => {
  const text =
    'Notes:\n"Some, addresses are missing."\n\n"Name",Text,Name\r\n"A ""B""","one\ntwo, three",C\r\n,,\n';
  expect(readTable(text, 'name')).toEqual([{ name: 'A "B"', text: 'one\ntwo, three' }]);
});

test.each(['No conversations found', '', '"unclosed'])('what is no table (%j) has no rows', (text) => {
  expect(readTable(text, 'name')).toEqual([]);
});

test('lines with a bullet are achievements where they hold a figure, and the others prose', () => {
  expect(partsOf('Led a ward.\nCalmly.\n• Cut falls by 20%\n- Rotas\n1. Handover in 5 minutes')).toEqual({
    description: 'Led a ward. Calmly.',
    achievements: ['Cut falls by 20%', 'Handover in 5 minutes'],
    responsibilities: ['Rotas'],
  });
});

test('several sentences above the bullets of a job introduce it, whatever figures they hold', () => {
  const introduction = 'A hospital with 400 beds. I answered for the nights.';
  expect(partsOfBullets([introduction, 'Cut falls by 20%', 'Rotas'])).toEqual({
    description: introduction,
    achievements: ['Cut falls by 20%'],
    responsibilities: ['Rotas'],
  });
  expect(partsOfBullets([introduction])).toMatchObject({ description: '', achievements: [introduction] });
  expect(partsOfBullets([])).toEqual({ description: '', achievements: [], responsibilities: [] });
});

test.each([
  ['Zürich, Switzerland', { city: 'Zürich', country: 'Switzerland', countryCode: 'CH' }],
  [
    'München, Bayern, Deutschland',
    { city: 'München', region: 'Bayern', country: 'Deutschland', countryCode: 'DE' },
  ],
  ['Denver, Colorado, USA', { city: 'Denver', region: 'Colorado', country: 'USA', countryCode: 'US' }],
  ['San Francisco Bay Area', { city: 'San Francisco Bay Area' }],
])('the place "%s" falls into its parts', (text, parts) => {
  const place = placeOf(text);
  expect(place).toMatchObject(parts);
  expect(Object.keys(place ?? {}).sort()).toEqual([...Object.keys(parts), 'mapUrl'].sort());
});

test.each([
  ['Universitätsspital Zürich – Pflege', 'universitatsspital-zurich-pflege'],
  ['Łódź & Großstadt', 'lodz-grossstadt'],
  ['東京', 'entry'],
  ['', 'entry'],
])('"%s" gives the file name %s', (text, name) => {
  expect(fileNameOf(text)).toBe(name);
});
