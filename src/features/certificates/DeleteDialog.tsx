import type { Certificate } from '#contracts/certificates.ts';
import { ConfirmDialog } from '#components/ui/Dialog.tsx';
import { api } from '#lib/api/api.ts';
import { useChange } from '#lib/api/use-change.ts';

type Props = { certificate: Certificate; onClose: () => void };

/** Asks before a certificate goes with its key. */
export function DeleteDialog({ certificate: { id, name, domain }, onClose }: Props) {
  const remove = useChange(api.certificates.remove, {
    success: 'Certificate deleted',
    failure: 'Delete failed: The certificate could not be deleted. Please try again.',
    refreshes: [api.certificates.key()],
  });
  return (
    <ConfirmDialog
      title="Delete this certificate?"
      isOpen
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
