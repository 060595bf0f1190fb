import { useEffect, useRef } from 'react';

/** The menu that was pressed brings the focus back to its row first. */
const AFTER_MENU_MS = 100;

/** Brings the keyboard to what a row's menu has opened elsewhere on the page. */
export function useFocusOnOpen(isFromMenu: boolean) {
  const opened = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isFromMenu) return;
    const timer = setTimeout(() => opened.current?.focus(), AFTER_MENU_MS);
    return () => clearTimeout(timer);
  }, [isFromMenu]);
  return opened;
}
