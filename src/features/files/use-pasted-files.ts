import { useEffect, useEffectEvent } from 'react';

/** Hears of files that are pasted anywhere but into a field. */
export function usePastedFiles(onFiles: (files: File[]) => void): void {
  const paste = useEffectEvent((event: ClipboardEvent) => {
    const files = [...(event.clipboardData?.files ?? [])];
    const isTyping =
      event.target instanceof Element && event.target.matches('input, textarea, [contenteditable]');
    if (files.length === 0 || isTyping) return;
    event.preventDefault();
    onFiles(files);
  });
  useEffect(() => {
    document.addEventListener('paste', paste);
    return () => document.removeEventListener('paste', paste);
  }, []);
}
