import { useCallback, useState } from 'react';

import type { Certificate } from '#contracts/certificates.ts';

/** The form opens and closes with what was typed in it; a replacement or a stored certificate begins it anew. */
export function useUploadForm() {
  const [isOpen, setOpen] = useState(false);
  /** How often it was begun anew; at first there is none. */
  const [opened, setOpened] = useState(0);
  const [replaces, setReplaces] = useState<Certificate>();
  const replace = useCallback((certificate: Certificate) => {
    setReplaces(certificate);
    setOpened((count) => count + 1);
    setOpen(true);
    scrollTo({ top: 0 });
  }, []);
  const toggle = () => {
    if (opened === 0) setOpened(1);
    setOpen(!isOpen);
  };
  const finish = () => {
    setOpen(false);
    setReplaces(undefined);
    setOpened(0);
  };
  /** A replacement that is given up is no upload that waits. */
  const close = () => (replaces ? finish() : setOpen(false));
  return { isOpen, opened, replaces, replace, toggle: replaces ? close : toggle, close, finish };
}
