import { useQuery } from '@tanstack/react-query';
import { ListChecks, ShieldCheck, Signature } from 'lucide';
import { useState } from 'react';

import { Icon } from '#components/ui/Icon.tsx';
import type { Checkpoint } from '#contracts/activity.ts';
import { Button } from '#components/ui/Button.tsx';
import { DateTime } from '#components/ui/DateTime.tsx';
import { ProgressBar } from '#components/ui/ProgressBar.tsx';
import { ErrorState } from '#components/ui/States.tsx';
import { api } from '#lib/api/api.ts';
import { formatCount } from '#lib/owner/format.ts';

import { Broken } from './Broken.tsx';
import { CheckpointsDialog } from './CheckpointsDialog.tsx';
import { useCheck, useSign } from './use-trust.ts';
import type { Checked } from './verify.ts';

/** Whether the log can be trusted: check it, sign it, and what was signed. */
export function LogTrust() {
  const check = useCheck();
  const sign = useSign();
  const [isListOpen, setListOpen] = useState(false);
  const latest = useQuery(api.activity.checkpoints.queryOptions({ input: { limit: 1 } }));
  const recheck = () => {
    sign.reset(); // what a signature was refused for may be another thing by now
    check.mutate();
  };
  return (
    <section
      aria-label="Trust"
      className="mb-5 grid gap-3 rounded-card border border-line bg-surface p-4 text-sm"
    >
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
        <div role="status" className="min-w-0">
          {check.data && !check.data.broken ? (
            <Intact {...check.data} signedUpTo={furthest(check.data.signedUpTo, sign.data)} />
          ) : (
            <Signed checkpoints={latest.data} isUnknown={latest.isError} />
          )}
        </div>
        <div className="flex flex-wrap gap-2">
          <Button isPending={check.isPending} onPress={recheck}>
            <Icon shape={ShieldCheck} size={15} />
            Check the log
          </Button>
          <Button isPending={sign.isPending} onPress={() => sign.mutate()}>
            <Icon shape={Signature} size={15} />
            Sign now
          </Button>
          <Button onPress={() => setListOpen(true)}>
            <Icon shape={ListChecks} size={15} />
            Checkpoints
          </Button>
        </div>
      </div>
      {check.isPending && (
        <ProgressBar
          label={
            check.checked > 0
              ? `Checking, ${formatCount(check.checked, 'entry', 'entries')} so far`
              : 'Checking'
          }
        />
      )}
      {check.isError && (
        <ErrorState title="The log could not be checked" error={check.error} onRetry={recheck} />
      )}
      {check.data?.broken && <Broken broken={check.data.broken} />}
      {sign.broken && !check.data?.broken && <Broken broken={sign.broken} />}
      {sign.isError && !sign.broken && (
        <ErrorState title="The log could not be signed" error={sign.error} onRetry={() => sign.mutate()} />
      )}
      {isListOpen && <CheckpointsDialog onClose={() => setListOpen(false)} />}
    </section>
  );
}

type SignedProps = { checkpoints: readonly Checkpoint[] | undefined; isUnknown: boolean };

function Signed({ checkpoints, isUnknown }: SignedProps) {
  const newest = checkpoints?.[0];
  return (
    <p className="min-w-0 text-muted">
      {newest && (
        <>
          Signed up to entry {newest.sequence}, <DateTime at={newest.createdAt} />
        </>
      )}
      {!newest && checkpoints && 'Not signed yet'}
      {isUnknown && 'Up to where it is signed could not be read'}
      {!checkpoints && !isUnknown && 'Looking up to where it is signed'}
    </p>
  );
}

type Place = Checked['signedUpTo'];

/** What was signed since the check counts as well. */
function furthest(found: Place, signed: Checkpoint | undefined): Place {
  return signed && signed.sequence >= (found?.sequence ?? 0) ? signed : found;
}

function Intact({ checked, signedUpTo }: Checked) {
  return (
    <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
      <Icon shape={ShieldCheck} size={18} className="shrink-0 text-success" />
      <span className="font-medium">As it was written: {formatCount(checked, 'entry', 'entries')}</span>
      <span className="text-muted">
        {signedUpTo ? (
          <>
            signed up to entry {signedUpTo.sequence}, <DateTime at={signedUpTo.createdAt} />
          </>
        ) : (
          'none of them signed yet'
        )}
      </span>
    </p>
  );
}
