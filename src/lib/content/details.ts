type Details = Readonly<Record<string, string | readonly string[]>>;

/** Whether a card has more to tell than it shows: without that it opens nothing. */
export function hasDetails(details: Details): boolean {
  return Object.values(details).some(({ length }) => length > 0);
}

/** Those of a section that have details, each with the id by which its card finds them. */
export function detailed<Entry extends { details: Details }>(
  entries: readonly Entry[],
  kind: 'role' | 'skill' | 'project',
): (Entry & { id: string })[] {
  return entries
    .map((entry, index) => ({ ...entry, id: `${kind}-${index + 1}` }))
    .filter(({ details }) => hasDetails(details));
}
