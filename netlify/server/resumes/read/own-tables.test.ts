import { expect, test } from 'vitest';

import { read } from '#support/resume-of.ts';

import { makeLine, type Line } from './lines.ts';
import { parseResume } from './parse/parse.ts';
import { linesOfTable } from './word/docx-tables.ts';

const cell = (...texts: string[]) =>
  texts.flatMap((text) => {
    const line = makeLine(text.replace('*', ''), { look: text.startsWith('*') ? 'bold' : '' });
    return line ? [{ ...line, halfPoints: 22 }] : [];
  });

const lines = (...texts: [string, Partial<Line>?][]): Line[] =>
  texts.flatMap(([text, looks]) => makeLine(text, looks) ?? []);

const HEADING = { look: 'bold', hasGap: true };
const skillsOf = (table: string[][][]): string[] =>
  parseResume({
    lines: [
      ...lines(['Ilse Harrow'], ['ilse.harrow@example.com'], ['Skills', HEADING]),
      ...linesOfTable(table.map((row) => row.map((texts) => cell(...texts)))),
      ...lines(['Experience', HEADING], ['Weaver, Aire Textiles\t2015 – 2019'], ['Education', HEADING]),
      ...lines(['BA Design, University of Hull, 2014']),
    ],
    margins: [],
    links: [],
  }).content.skills;

const SKILLS = ['Looms', 'Dyeing', 'Mending', 'Carding', 'Spinning', 'Fulling', 'Warping', 'Felting'];
const [LEFT, RIGHT] = [SKILLS.slice(0, 4), SKILLS.slice(4)];

test.each([
  ['a list in each of two cells', [[[LEFT.join(', ')], [RIGHT.join(', ')]]]],
  [
    'groups with their names in one row and their items in the next',
    [
      [['*Wool'], ['*Felt']],
      [LEFT, RIGHT],
    ],
  ],
  [
    'groups that each have a cell',
    [
      [
        ['*Wool', ...LEFT],
        ['*Felt', ...RIGHT],
      ],
    ],
  ],
  ['a level beside each', SKILLS.map((skill) => [[skill], ['Expert']])],
])('R-7 no skill of a table in two columns is lost, nor taken for another: %s', (_, table) => {
  expect(skillsOf(table)).toEqual(SKILLS);
});

test('R-7 a cell with two skills makes no label of the skill beside it', () => {
  const table = [
    ['Looms', 'Dyeing, Mending'],
    ['Carding', 'Spinning'],
    ['Fulling', 'Warping'],
    ['Felting', ''],
  ];
  expect(skillsOf(table.map((row) => row.map((text) => [text])))).toEqual(SKILLS);
});

test.each(['✔', '✓', '➤', '■'])('R-7 bullets within a line part its skills: %s', async (mark) => {
  const { skills } = await read(`Skills\n\n${mark} ${LEFT.join(`   ${mark} `)}`);
  expect(skills).toEqual(LEFT);
});
