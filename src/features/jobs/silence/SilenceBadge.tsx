import { useContext } from 'react';

import { Badge } from '#components/ui/Badge.tsx';
import { formatCount } from '#lib/owner/format.ts';

import { SilencesContext } from './use-silences.ts';

/** Says of an application that it is silent, and for how long. */
export function SilenceBadge({ id }: { id: number }) {
  const days = useContext(SilencesContext).get(id);
  if (days === undefined) return null;
  return <Badge tone="warning">{`Silent for ${formatCount(days, 'day')}`}</Badge>;
}
