import { Suspense } from 'react';

import { lazyPanel } from '#components/lazy-panel.tsx';

import { DeleteDialog } from './DeleteDialog.tsx';
import type { Asked } from './use-row-actions.ts';

const PinDialog = lazyPanel(async () => (await import('../sent/PinDialog.tsx')).PinDialog);

type Props = { asked: Asked | undefined; onClose: () => void };

/** The dialog that a row has asked for. */
export function RowDialogs({ asked, onClose }: Props) {
  return (
    <>
      <DeleteDialog resume={asked?.action === 'delete' ? asked.resume : undefined} onClose={onClose} />
      <Suspense>{asked?.action === 'send' && <PinDialog resume={asked.resume} onClose={onClose} />}</Suspense>
    </>
  );
}
