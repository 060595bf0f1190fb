import { useEffect, useId, useRef, useState } from 'react';

import { on } from '#lib/page/page-events.ts';

import { GameDialog } from './GameDialog.tsx';

/** The mini-game's dialog. Until `game:open` fires it is an empty, closed `<dialog>`. */
export function GameIsland() {
  const ref = useRef<HTMLDialogElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const titleId = useId();

  useEffect(() => {
    const mounted = new AbortController();
    on('game:open', () => setIsOpen(true), { signal: mounted.signal });
    return () => mounted.abort();
  }, []);

  useEffect(() => {
    const dialog = ref.current;
    if (!isOpen || !dialog || dialog.open) return;
    dialog.showModal();
    dialog.querySelector('canvas')?.focus();
  }, [isOpen]);

  return (
    <dialog
      ref={ref}
      aria-labelledby={isOpen ? titleId : undefined}
      onClose={() => setIsOpen(false)}
      className="m-auto max-h-[calc(100dvh-1rem)] w-[calc(100vw-1rem)] max-w-[642px] overscroll-contain rounded-card border border-line bg-surface text-ink shadow-panel backdrop:bg-canvas/70 lg:max-w-[906px]"
    >
      {isOpen && <GameDialog titleId={titleId} onClose={() => ref.current?.close()} />}
    </dialog>
  );
}
