import { useEffect, useEffectEvent, useState } from 'react';

import { useUrlState } from './address.ts';

const PAUSE_MS = 300;

/** Text that is typed into a filter: shown at once, in the address (and so asked for) when typing pauses. */
export function useTypedUrlState(name: string): readonly [string, (text: string) => void, string] {
  const [settled, settle] = useUrlState(name, { isReplacing: true });
  const [typed, setTyped] = useState<string>();
  const onPause = useEffectEvent((text: string) => {
    settle(text);
    setTyped(undefined);
  });
  useEffect(() => {
    if (typed === undefined) return;
    const timer = setTimeout(() => onPause(typed), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  return [typed ?? settled, setTyped, settled];
}
