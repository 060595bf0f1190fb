import { useCallback, useState } from 'react';

import type { Certificate } from '#contracts/certificates.ts';

import type { RowAction } from './certificate-columns.tsx';
import { askConfirmation, openKey } from './confirmation.ts';
import { useHealthCheck } from './use-health-check.ts';

export type Asked = { action: Exclude<RowAction, 'replace'>; certificate: Certificate };

export function useRowActions(onReplace: (certificate: Certificate) => void) {
  const [asked, setAsked] = useState<Asked>();
  const check = useHealthCheck();
  const { mutate, reset } = check;
  const onAction = useCallback(
    (action: RowAction, certificate: Certificate) => {
      if (action === 'replace') return onReplace(certificate);
      if (action === 'private-key') return void downloadKey(certificate, setAsked);
      if (action === 'health') {
        reset();
        mutate({ id: certificate.id });
      }
      setAsked({ action, certificate });
    },
    [onReplace, mutate, reset],
  );
  return { onAction, asked, check, onClose: () => setAsked(undefined) };
}

/** At once where the owner has shown the password lately, else by a dialog that asks for it. */
async function downloadKey(certificate: Certificate, ask: (asked: Asked) => void): Promise<void> {
  const isConfirmed = await askConfirmation().catch(() => false);
  if (!isConfirmed || !openKey(certificate.id)) ask({ action: 'private-key', certificate });
}
