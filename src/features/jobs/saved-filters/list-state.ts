/** What the address of the list says, as a filter keeps it. */
import { JobListState } from '#contracts/job-saved-filters.ts';
import { goTo } from '#lib/owner/address.ts';

const NAMES = ['search', 'status', 'priority', 'sort', 'view'] as const;

/** What the list would not understand is left out. */
export function listStateOf(address: URLSearchParams): JobListState {
  const known = NAMES.filter((name) => {
    const value = address.get(name);
    return value !== null && JobListState.shape[name].safeParse(value).data !== undefined;
  });
  return JobListState.parse(Object.fromEntries(known.map((name) => [name, address.get(name)])));
}

/** Shows it; what the filter does not name is taken away. */
export function showListState(state: JobListState): void {
  goTo({ ...Object.fromEntries(NAMES.map((name) => [name, state[name]])), page: undefined });
}

export const isSameState = (a: JobListState, b: JobListState): boolean =>
  NAMES.every((name) => a[name] === b[name]);
