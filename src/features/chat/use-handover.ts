import { useEffect, useEffectEvent, useState, type RefObject } from 'react';

/** Finds the frame's panel and asks what was asked before the island was there; whether that has happened. */
export function useHandover(
  root: RefObject<HTMLElement | null>,
  panel: RefObject<HTMLElement | null>,
  submit: (text: string) => void,
): boolean {
  const [isReady, setIsReady] = useState(false);
  const onReady = useEffectEvent(() => {
    panel.current = root.current?.closest<HTMLElement>('[data-chat-panel]') ?? null;
    const state = panel.current?.dataset;
    if (!state) return;
    const asked = state['ask'];
    delete state['ask'];
    state['ready'] = '';
    setIsReady(true);
    if (asked) submit(asked);
  });
  useEffect(() => onReady(), []);
  return isReady;
}
