import { useEffect, useEffectEvent, type RefObject } from 'react';

/** Finds the frame's panel and asks what was asked before the island was there. */
export function useHandover(
  root: RefObject<HTMLElement | null>,
  panel: RefObject<HTMLElement | null>,
  submit: (text: string) => void,
): void {
  const onReady = useEffectEvent(() => {
    panel.current = root.current?.closest<HTMLElement>('[data-chat-panel]') ?? null;
    const state = panel.current?.dataset;
    if (!state) return;
    const asked = state['ask'];
    delete state['ask'];
    state['ready'] = '';
    if (asked) submit(asked);
  });
  useEffect(() => onReady(), []);
}
