// with a document
import { beforeEach, expect, test } from 'vitest';

import { citedElement } from './show-cited.ts';

beforeEach(() => {
  document.body.innerHTML = `
    <section id="experience">
      <h2>Career</h2>
      <ol>
        <li id="manager"><h3>IT Manager</h3></li>
        <li id="ops"><h3>Sr. IT-Ops Manager</h3></li>
        <li id="short"><h3>IT-Ops Manager</h3></li>
      </ol>
    </section>`;
});
const cited = (title: string) => citedElement(document.getElementById('experience'), title)?.id;

test('D45 a citation leads to the card that it names, the longest name first', () => {
  expect(cited('Experience: IT Manager at Example Online Services')).toBe('manager');
  expect(cited('Experience: Sr. IT-Ops Manager at Example Analytics Platform')).toBe('ops');
});

test('D45 a citation that names no card leads to its section', () => {
  expect(cited('Experience: Founder')).toBe('experience');
  expect(citedElement(null, 'Experience: Founder')).toBeNull();
});
