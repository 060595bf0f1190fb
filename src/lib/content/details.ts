/** Whether a card has more to tell than it shows: without that it opens nothing. */
export function hasDetails(details: Readonly<Record<string, string | readonly string[]>>): boolean {
  return Object.values(details).some(({ length }) => length > 0);
}
