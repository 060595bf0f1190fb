/** `Using Procore, shortened X` is read as `Shortened X using Procore`. */
import type { Item } from './items.ts';

const endsStatement = (item: Item | undefined) => item === undefined || /^[.;!?]$/.test(item.text);

/** The items with each instrument that opens a statement moved to the end of that statement. */
export function withInstrumentLast(items: readonly Item[]): Item[] {
  const result: Item[] = [];
  let moved: Item[] = [];
  for (let index = 0; index <= items.length; index += 1) {
    const item = items[index];
    if (endsStatement(item)) {
      result.push(...moved);
      moved = [];
    }
    if (item === undefined) break;
    if (item.word === 'using' && endsStatement(items[index - 1])) {
      let comma = index + 1;
      while (items[comma]?.text !== ',' && !endsStatement(items[comma])) comma += 1;
      if (items[comma]?.text === ',') {
        moved = items.slice(index, comma);
        index = comma;
        continue;
      }
    }
    result.push(item);
  }
  return result;
}
