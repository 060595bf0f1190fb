import { useMutation, useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';

import { backup, type StoredBackup } from '#contracts/backup.ts';
import { addressOf } from '#contracts/address.ts';
import { FormDialog } from '#components/ui/FormDialog.tsx';
import { PasswordField } from '#components/ui/PasswordField.tsx';
import { ProgressBar } from '#components/ui/ProgressBar.tsx';
import { api } from '#lib/api/api.ts';
import { byteRange, fieldErrorsOf, sentenceOf } from '#lib/api/api-request.ts';
import { formatBytes } from '#lib/owner/format.ts';
import { saveBlob } from '#lib/page/save-blob.ts';

type Props = { backup: StoredBackup; onClose: () => void };

/** Everything that the site holds leaves it: the password is asked for, as for a private key. */
export function DownloadDialog({ backup, onClose }: Props) {
  const confirmation = useQuery({ ...api.auth.confirmation.queryOptions(), gcTime: 0, staleTime: 0 });
  const until = confirmation.data?.confirmedUntil;
  const needsPassword = !until || Date.parse(until) < Date.now();
  const [percent, setPercent] = useState<number>();
  const [password, setPassword] = useState('');
  const arrived = useRef<Arrived>([]);
  const download = useMutation({
    mutationFn: async () => {
      if (needsPassword) await api.auth.confirm.call({ password });
      saveBlob(`backup-${backup.id}.tar`, await downloadArchive(backup, arrived.current, setPercent));
    },
    onSuccess: onClose,
    onError: () => void confirmation.refetch(),
  });
  const refused = fieldErrorsOf(download.error)['password'];
  return (
    <FormDialog
      title="Download this backup"
      onClose={onClose}
      action={download.isError && percent !== undefined ? 'Go on' : 'Download'}
      isPending={download.isPending || confirmation.isPending}
      onSubmit={() => download.mutate()}
    >
      <p>
        The archive of {formatBytes(backup.bytes)} holds every table and every file: contacts, sealed keys,
        and the hash of your password. Keep it where nobody else reads.
      </p>
      {needsPassword && !confirmation.isPending && (
        <PasswordField
          label="Your password"
          autoComplete="current-password"
          value={password}
          onChange={({ target }) => setPassword(target.value)}
          error={refused}
        />
      )}
      {percent !== undefined && <ProgressBar label="Downloading" percent={percent} />}
      {download.error && !refused && (
        <p role="alert" className="text-danger">
          {sentenceOf(download.error, 'The line broke.')} What has arrived is kept: go on from there.
        </p>
      )}
    </FormDialog>
  );
}

/** Takes an archive in parts: what has arrived stays when the line breaks, and hosts that end long answers do not matter. */
const PART_BYTES = 8 * 1024 * 1024;
const TRIES = 3;

/** The parts that have arrived; a download that failed goes on with the same. */
type Arrived = Blob[];

/** @throws {RequestError} for a refusal, else whatever broke the last of three tries for a part. */
async function downloadArchive(
  { id, bytes }: Pick<StoredBackup, 'id' | 'bytes'>,
  arrived: Arrived,
  onProgress: (percent: number) => void,
): Promise<Blob> {
  let at = arrived.reduce((sum, { size }) => sum + size, 0);
  while (at < bytes) {
    const part = await askPart(id, at, Math.min(at + PART_BYTES, bytes) - 1);
    arrived.push(part);
    at += part.size;
    onProgress((100 * at) / bytes);
  }
  return new Blob(arrived, { type: 'application/x-tar' });
}

async function askPart(id: string, first: number, last: number): Promise<Blob> {
  for (let tried = 1; ; tried += 1) {
    try {
      return await byteRange(addressOf(backup.archive, { id }), first, last);
    } catch (error) {
      if (tried === TRIES) throw error;
    }
  }
}
