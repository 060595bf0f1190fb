import { ShieldAlert } from 'lucide';

import { Icon } from '#components/ui/Icon.tsx';
import type { ChainBreak } from '#contracts/activity.ts';
import { AddressLink } from '#components/owner/AddressLink.tsx';

import { wordsOf } from './broken-words.ts';

/** The first thing that is wrong with the log, and the way to it. */
export function Broken({ broken }: { broken: ChainBreak }) {
  const { sentence, isThere } = wordsOf(broken);
  return (
    <div role="alert" className="grid gap-1 rounded-card bg-danger-soft p-4 text-sm">
      <p className="flex items-center gap-2 font-medium text-danger">
        <Icon shape={ShieldAlert} size={18} className="shrink-0" />
        The log is not what was written
      </p>
      <p>
        {sentence}{' '}
        {isThere && broken.id !== null && (
          <AddressLink to={{ tab: 'activity', entry: broken.id }}>Show entry {broken.id}</AddressLink>
        )}
        {!isThere && broken.sequence !== null && (
          <AddressLink
            to={{ tab: 'database', table: 'activity_chain', column: 'sequence', equals: broken.sequence }}
          >
            Show its place in the chain
          </AddressLink>
        )}
      </p>
    </div>
  );
}
