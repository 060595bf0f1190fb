import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import type { CertificateCheck } from '#contracts/certificates.ts';
import { Badge } from '#components/ui/Badge.tsx';
import { Button } from '#components/ui/Button.tsx';
import { DateTime } from '#components/ui/DateTime.tsx';
import { Pending } from '#components/ui/States.tsx';
import { api } from '#lib/api/api.ts';

import { expiryOf } from './expiry.ts';

const FIRST_SHOWN = 5;

const SERVED: Record<CertificateCheck['served']['status'], string> = {
  same: 'the domain serves it',
  different: 'the domain serves another one',
  unreachable: 'no server answered',
  off: 'the domain was not asked',
};

export function Checks({ id }: { id: number }) {
  const { data, error, refetch } = useQuery(api.certificates.checks.queryOptions({ input: { id } }));
  const [isAll, setAll] = useState(false);
  const shown = isAll ? data : data?.slice(0, FIRST_SHOWN);
  return (
    <section>
      <h3 className="mb-2 font-medium">Checks</h3>
      <Pending query={{ data, error, refetch }} what="checks" lines={2} />
      {data?.length === 0 && <p className="text-muted">It has not been checked yet.</p>}
      {shown && shown.length > 0 && (
        <ol aria-label="Checks, newest first" className="grid gap-3">
          {shown.map((check) => (
            <Check key={check.id} check={check} />
          ))}
        </ol>
      )}
      {!isAll && data && data.length > FIRST_SHOWN && (
        <div className="mt-3">
          <Button onPress={() => setAll(true)}>Show all {data.length} checks</Button>
        </div>
      )}
    </section>
  );
}

function Check({ check }: { check: CertificateCheck }) {
  const { checkedAt, origin, isValid, validationErrors, daysUntilExpiry, served } = check;
  return (
    <li className="border-l-2 border-line pl-3">
      <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
        <Badge tone={isValid ? 'success' : 'danger'}>{isValid ? 'Valid' : 'Not valid'}</Badge>
        <DateTime at={checkedAt} />
        <span className="text-muted">{origin === 'owner' ? 'by hand' : 'by night'}</span>
      </p>
      <p className="mt-1 text-xs text-muted">
        {expiryOf(daysUntilExpiry).text} · {SERVED[served.status]}
      </p>
      {validationErrors.map((message) => (
        <p key={message} className="mt-1 wrap-anywhere">
          {message}
        </p>
      ))}
    </li>
  );
}
