/** Files that come to a page from outside: dropped beside its area, or pasted. */
import { useEffect, useEffectEvent } from 'react';

/** Keeps the page when a file is dropped beside the area: the browser would open it instead. */
export function useMissedDrops(): void {
  useEffect(() => {
    const keep = (event: DragEvent) => {
      if (event.dataTransfer?.types.includes('Files')) event.preventDefault();
    };
    window.addEventListener('dragover', keep);
    window.addEventListener('drop', keep);
    return () => {
      window.removeEventListener('dragover', keep);
      window.removeEventListener('drop', keep);
    };
  }, []);
}

/**
 * Hears of files that are pasted anywhere but into a field.
 *
 * @param filesIn which files a paste brings; those of the clipboard unless a screen takes more
 */
export function usePastedFiles(onFiles: (files: File[]) => void, filesIn = filesOf): void {
  const paste = useEffectEvent((event: ClipboardEvent) => {
    const isTyping =
      event.target instanceof Element && event.target.matches('input, textarea, [contenteditable]');
    const files = isTyping || !event.clipboardData ? [] : filesIn(event.clipboardData);
    if (files.length === 0) return;
    event.preventDefault();
    onFiles(files);
  });
  useEffect(() => {
    document.addEventListener('paste', paste);
    return () => document.removeEventListener('paste', paste);
  }, []);
}

export const filesOf = ({ files }: DataTransfer): File[] => [...files];
