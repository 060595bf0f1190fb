import { expect, test } from 'vitest';

import { readHtml } from './read-html.ts';

const namesOf = (count: number) => Array.from({ length: count }, (_, index) => `n${index}`).join(' ');

/** The names of the tags that were told, and how many attributes the largest had. */
function read(html: string) {
  const names: string[] = [];
  let most = 0;
  readHtml(html, {
    open(name, attributes) {
      names.push(name);
      most = Math.max(most, Object.keys(attributes).length);
    },
  });
  return { names, most };
}

test('J-4 a page is read up to a tag of more attributes than any real one', () => {
  expect(read(`<b><a ${namesOf(50_000)}><h1>`)).toEqual({ names: ['b'], most: 0 });
});

test('J-4 tags of hundreds of attributes are read, each counted by itself', () => {
  expect(read(`<a ${namesOf(900)}>`.repeat(3))).toEqual({ names: ['a', 'a', 'a'], most: 900 });
});
