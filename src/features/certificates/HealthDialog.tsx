import { CircleCheck, CircleX } from 'lucide';
import { Icon } from '#components/ui/Icon.tsx';
import type { ReactNode } from 'react';

import type { Certificate, CertificateHealth, ServedCertificate } from '#contracts/certificates.ts';
import { Badge } from '#components/ui/Badge.tsx';
import { Button } from '#components/ui/Button.tsx';
import { DateTime } from '#components/ui/DateTime.tsx';
import { Dialog } from '#components/ui/Dialog.tsx';
import { Facts } from '#components/ui/Facts.tsx';
import { ErrorState, Skeleton } from '#components/ui/States.tsx';

import { Chain } from './Chain.tsx';
import { Checks } from './Checks.tsx';
import { expiryOf } from './expiry.ts';
import { Findings } from './Findings.tsx';
import { TYPE_LABELS } from './labels.ts';
import type { HealthCheck } from './use-health-check.ts';

type Props = {
  certificate: Certificate;
  check: HealthCheck;
  onClose: () => void;
};

/** A-CRT-3 the health of a certificate, what its domain serves, and how it was before. */
export function HealthDialog({ certificate, check, onClose }: Props) {
  const { id, name } = certificate;
  const again = () => check.mutate({ id });
  return (
    <Dialog
      title={`Health of “${name}”`}
      isDismissable
      size="large"
      onClose={onClose}
      footer={
        <Button variant="primary" onPress={onClose}>
          Close
        </Button>
      }
    >
      <div className="grid grid-cols-1 gap-6">
        {check.isError && (
          <ErrorState title="Unable to check certificate health" error={check.error} onRetry={again} />
        )}
        {!check.isError && !check.data && <Skeleton label="Checking the certificate" lines={5} />}
        {check.data && (
          <>
            <Verdict
              health={check.data}
              again={
                // Inside of what scrolls, so that the keyboard can scroll it.
                <Button onPress={again} isPending={check.isPending}>
                  Check again
                </Button>
              }
            />
            <Health health={check.data} />
          </>
        )}
        <Checks id={id} />
      </div>
    </Dialog>
  );
}

function Verdict({ health, again }: { health: CertificateHealth; again: ReactNode }) {
  const { isValid, expiryStatus, checkedAt } = health;
  const { text, tone } = expiryOf(expiryStatus.daysUntilExpiry);
  return (
    <div
      className={`flex flex-wrap items-center gap-3 rounded-card p-4 ${isValid ? 'bg-raised' : 'bg-danger-soft'}`}
    >
      <Icon
        shape={isValid ? CircleCheck : CircleX}
        size={22}
        className={`shrink-0 ${isValid ? 'text-success' : 'text-danger'}`}
      />
      <div role="status" className="min-w-0 flex-1 basis-40">
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1 font-medium">
          {isValid ? 'Valid' : 'Not valid'}
          <Badge tone={tone}>{text}</Badge>
        </p>
        <p className={isValid ? 'text-muted' : ''}>
          Checked <DateTime at={checkedAt} />
        </p>
      </div>
      {again}
    </div>
  );
}

function Health({ health }: { health: CertificateHealth }) {
  const { findings, details, chain, served } = health;
  return (
    <div className="grid grid-cols-1 gap-6">
      <Findings findings={findings} />
      <div className="grid grid-cols-1 items-start gap-6 md:grid-cols-2">
        <Part title="Stored">
          <Facts
            facts={[
              ['Domain', health.domain],
              ['Type', TYPE_LABELS[health.type]],
              ['Ends', details && <DateTime at={details.notAfter} />],
              ['Certificate', yesNo(health.hasCertificate)],
              ['Private key', yesNo(health.hasPrivateKey)],
              ['Client certificate', yesNo(health.hasClientCertificate)],
              ['Key', details?.keyType],
              ['Fingerprint', details && <Fingerprint hex={details.fingerprint256} />],
            ]}
          />
        </Part>
        <Part title="Served by the domain">
          <Served served={served} />
        </Part>
      </div>
      <Part title="Chain, from the certificate up">
        <Chain chain={chain} />
      </Part>
    </div>
  );
}

const yesNo = (is: boolean) => (is ? 'Stored' : 'None');

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="min-w-0">
      <h3 className="mb-2 font-medium">{title}</h3>
      {children}
    </section>
  );
}

/** What the TLS server of the domain sent, against what is stored. */
function Served({ served }: { served: ServedCertificate }) {
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

/** SHA-256 of a certificate, however it is written. */
function Fingerprint({ hex }: { hex: string }) {
  return <code className="text-xs break-all">{hex.replaceAll(':', '').toLowerCase()}</code>;
}
