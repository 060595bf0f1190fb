import { useEffect, useEffectEvent } from 'react';

/** What a text is called among files. */
const PASTED = 'Pasted text';

/** While it listens, hears of files and of text that are pasted anywhere but into a field; a text comes as a file. */
export function usePasted(isListening: boolean, onFiles: (files: File[]) => void): void {
  const paste = useEffectEvent((event: ClipboardEvent) => {
    const isTyping =
      event.target instanceof Element && event.target.matches('input, textarea, [contenteditable]');
    if (!isListening || isTyping || !event.clipboardData) return;
    const files = [...event.clipboardData.files];
    const text = event.clipboardData.getData('text/plain');
    if (files.length === 0 && text.trim() === '') return;
    event.preventDefault();
    onFiles(files.length > 0 ? files : [new File([text], PASTED, { type: 'text/plain' })]);
  });
  useEffect(() => {
    document.addEventListener('paste', paste);
    return () => document.removeEventListener('paste', paste);
  }, []);
}
