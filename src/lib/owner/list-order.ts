/** The order of a list, and its name in the address: `company`, `-appliedDate`. */
export type Sort<Id extends string = string> = { by: Id; direction: 'ascending' | 'descending' };

/** An order as it stands in the address. */
export const sortName = ({ by, direction }: Sort): string => (direction === 'descending' ? `-${by}` : by);

/** The order that an address asks for; nothing where it names none of the columns. */
export function sortOf<Id extends string>(asked: string, columns: readonly Id[]): Sort<Id> | undefined {
  const by = columns.find((column) => column === asked.replace(/^-/u, ''));
  return by && { by, direction: asked.startsWith('-') ? 'descending' : 'ascending' };
}
