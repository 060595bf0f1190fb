import type { Certificate } from '#contracts/certificates.ts';
import { ConfirmDialog } from '#components/ui/Dialog.tsx';
import { api, useChange } from '#lib/api/api.ts';

import { DownloadDialog } from './DownloadDialog.tsx';
import { EditDialog } from './EditDialog.tsx';
import { HealthDialog } from './HealthDialog.tsx';
import { KeyDialog } from './KeyDialog.tsx';
import type { HealthCheck } from './use-health-check.ts';
import type { Asked } from './use-row-actions.ts';

type Props = {
  asked: Asked | undefined;
  check: HealthCheck;
  onClose: () => void;
};

export function RowDialog({ asked, check, onClose }: Props) {
  if (!asked) return null;
  const { action, certificate } = asked;
  const common = { certificate, onClose };
  switch (action) {
    case 'health':
      return <HealthDialog {...common} check={check} />;
    case 'download':
      return <DownloadDialog {...common} />;
    case 'edit':
      return <EditDialog {...common} />;
    case 'delete':
      return <DeleteDialog {...common} />;
    default:
      return <KeyDialog {...common} form={action} />;
  }
}

type DeleteProps = { certificate: Certificate; onClose: () => void };

function DeleteDialog({ certificate: { id, name, domain }, onClose }: DeleteProps) {
  const remove = useChange(api.certificates.remove, {
    success: 'Certificate deleted',
    failure: 'Delete failed: The certificate could not be deleted. Please try again.',
    refreshes: [api.certificates.key()],
  });
  return (
    <ConfirmDialog
      title="Delete this certificate?"
      onClose={onClose}
      confirmLabel="Delete certificate"
      onConfirm={() => remove.mutateAsync({ id })}
    >
      <p>
        <strong className="font-medium wrap-anywhere">{name}</strong> for{' '}
        <span className="wrap-anywhere">{domain}</span> is deleted for good, with its private key and its
        checks.
      </p>
      <p className="mt-2 text-muted">A server that uses it goes on using its own copy.</p>
    </ConfirmDialog>
  );
}
