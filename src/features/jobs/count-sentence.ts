import { formatCount } from '#lib/owner/format.ts';

import type { Applications } from './use-applications.ts';

/** How many applications are shown, of how many; nothing while that is not known. */
export function countSentence({ rows, list, isSearchFailed }: Applications): string | undefined {
  if (!rows) return undefined;
  const total = list.data?.length ?? 0;
  const all = formatCount(total, 'application');
  const count = rows.length === total ? all : `${rows.length.toLocaleString('en-US')} of ${all}`;
  return isSearchFailed ? `${count} Notes and descriptions could not be searched.` : count;
}
