import { useQuery } from '@tanstack/react-query';
import { Download } from 'lucide';

import { Icon } from '#components/ui/Icon.tsx';
import { addressOf } from '#contracts/address.ts';
import { certificates, type Certificate } from '#contracts/certificates.ts';
import { Dialog } from '#components/ui/Dialog.tsx';
import { Pending } from '#components/ui/States.tsx';
import { api } from '#lib/api/api.ts';

import { Chain } from './Chain.tsx';

const PARTS = [
  {
    part: 'full',
    label: 'Full chain',
    about: 'Certificate and chain: what most servers ask for',
    needsChain: false,
  },
  { part: 'leaf', label: 'Certificate', about: 'The certificate alone', needsChain: false },
  { part: 'chain', label: 'Chain', about: 'Only the authorities above it', needsChain: true },
] as const;

type Props = { certificate: Certificate; onClose: () => void };

/** What of a certificate is public, as PEM in a new window (A-CRT-2), and what it consists of. */
export function DownloadDialog({ certificate: { id, name }, onClose }: Props) {
  const { data, error, refetch } = useQuery(api.certificates.get.queryOptions({ input: { id } }));
  return (
    <Dialog title={`Download “${name}”`} isDismissable size="medium" onClose={onClose}>
      <Pending query={{ data, error, refetch }} what="certificate" lines={3} />
      {data && (
        <div className="grid gap-5">
          <ul aria-label="Downloads" className="grid">
            {PARTS.filter(({ needsChain }) => !needsChain || data.chain.length > 1).map(
              ({ part, label, about }) => (
                <li key={part}>
                  <a
                    href={addressOf(certificates.downloadCertificate, { id, part })}
                    target="_blank"
                    className="flex min-h-11 items-center gap-3 rounded-control px-2 py-1.5 hover:bg-accent-soft"
                  >
                    <Icon shape={Download} size={16} className="shrink-0 text-muted" />
                    <span>
                      <span className="block font-medium">{label}</span>
                      <span className="block text-xs text-muted">{about}</span>
                    </span>
                  </a>
                </li>
              ),
            )}
          </ul>
          <div>
            <h3 className="mb-2 font-medium">What it consists of</h3>
            <Chain chain={data.chain} />
          </div>
        </div>
      )}
    </Dialog>
  );
}
