/** The ways to look at the applications, as the address names them; the table needs no name. */
export const VIEWS = [
  { id: 'table', label: 'Table' },
  { id: 'board', label: 'Board' },
  { id: 'figures', label: 'Figures' },
] as const;
export type View = (typeof VIEWS)[number]['id'];

/** The view that the address asks for. */
export function viewOf(name: string): View {
  return VIEWS.find(({ id }) => id === name)?.id ?? 'table';
}
