import type { ServedCertificate } from '#contracts/certificates.ts';
import { Badge } from '#components/ui/Badge.tsx';
import { DateTime } from '#components/ui/DateTime.tsx';

import { Facts, Fingerprint } from './Facts.tsx';

/** What the TLS server of the domain sent, against what is stored. */
export function Served({ served }: { served: ServedCertificate }) {
  const { status, subject, issuer, expiresAt, protocol, isTrusted, fingerprint256 } = served;
  if (status === 'off') return <p className="text-muted">Nobody asked: checks of domains are turned off.</p>;
  if (status === 'unreachable')
    return <p className="text-muted">No TLS server answered within 8 seconds on port 443.</p>;
  return (
    <>
      <p className="mb-2">
        {status === 'same' ? (
          <Badge tone="success">The stored certificate</Badge>
        ) : (
          <Badge tone="warning">Another certificate</Badge>
        )}
      </p>
      <Facts
        facts={[
          ['Subject', subject],
          ['Issuer', issuer],
          ['Ends', expiresAt && <DateTime at={expiresAt} />],
          ['Protocol', protocol],
          [
            'Browsers',
            isTrusted === undefined
              ? undefined
              : isTrusted
                ? 'Take it'
                : 'Refuse it, or the chain is not sent',
          ],
          ['Fingerprint', fingerprint256 && <Fingerprint hex={fingerprint256} />],
        ]}
      />
    </>
  );
}
