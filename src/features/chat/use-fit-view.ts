import { useState, type ComponentType, type RefObject } from 'react';

import type { FitCheckProps } from './fit/FitCheck.tsx';

type State = { View?: ComponentType<FitCheckProps>; pasted: string; hasFailed: boolean };

const CLOSED: State = { pasted: '', hasFailed: false };

/** The fit check in the assistant's panel, whose code comes when it is first asked for. */
export function useFitView(input: RefObject<HTMLElement | null>) {
  const [state, setState] = useState(CLOSED);
  const open = async (pasted: string) => {
    try {
      const { FitCheck: View } = await import('./fit/FitCheck.tsx');
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
