import { useState, type ComponentType, type RefObject } from 'react';

import type { FitCheckProps } from './fit/FitCheck.tsx';

type State = { View?: ComponentType<FitCheckProps>; pasted: string; hasFailed: boolean };

/** Once it has come. */
let View: ComponentType<FitCheckProps> | undefined;

const CLOSED: State = { pasted: '', hasFailed: false };

/** The fit check in the assistant's panel, whose code comes when it is first asked for. */
export function useFitView(input: RefObject<HTMLElement | null>) {
  const [state, setState] = useState(CLOSED);
  const open = async (pasted: string) => {
    // Browsers remember what did not arrive: asked for without a connection, it would never come.
    if (!View && !navigator.onLine) return setState({ pasted, hasFailed: true });
    try {
      View ??= (await import('./fit/FitCheck.tsx')).FitCheck;
      setState({ View, pasted, hasFailed: false });
    } catch {
      setState({ pasted, hasFailed: true });
    }
  };
  const close = () => {
    setState(CLOSED);
    requestAnimationFrame(() => input.current?.focus());
  };
  return { ...state, open, close };
}

export type FitView = ReturnType<typeof useFitView>;
