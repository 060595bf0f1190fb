import { useMutation, useQuery } from '@tanstack/react-query';
import { ListChecks, ShieldAlert, ShieldCheck, Signature } from 'lucide';
import { Icon } from '#components/ui/Icon.tsx';
import { useEffect, useRef, useState } from 'react';

import type { ChainBreak, Checkpoint } from '#contracts/activity.ts';
import { Button } from '#components/ui/Button.tsx';
import { DateTime } from '#components/ui/DateTime.tsx';
import { ProgressBar } from '#components/ui/ProgressBar.tsx';
import { ErrorState } from '#components/ui/States.tsx';
import { AddressLink } from '#components/owner/AddressLink.tsx';
import { api, useChange } from '#lib/api/api.ts';
import { formatCount } from '#lib/owner/format.ts';
import { isRequestError } from '#lib/api/api-request.ts';

import { CheckpointsDialog } from './CheckpointsDialog.tsx';
import { type Checked, verifyAll } from './verify.ts';
import { breakOf, wordsOf } from './broken-words.ts';

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
          <Button icon={ShieldCheck} isPending={check.isPending} onPress={recheck}>
            Check the log
          </Button>
          <Button icon={Signature} isPending={sign.isPending} onPress={() => sign.mutate()}>
            Sign now
          </Button>
          <Button icon={ListChecks} onPress={() => setListOpen(true)}>
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

/** The check of the whole log, and how far it is; it ends where its screen is left. */
function useCheck() {
  const [checked, setChecked] = useState(0);
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);
  const check = useMutation({
    mutationFn: () => {
      const { signal } = (running.current = new AbortController());
      setChecked(0);
      return verifyAll(
        (after) => api.activity.verify.call(after === undefined ? {} : { after }, { signal }),
        setChecked,
      );
    },
  });
  return { ...check, checked };
}

/** Signs where the log ends now; what is broken is never signed. */
function useSign() {
  const sign = useChange(api.activity.makeCheckpoint, {
    success: 'Log signed',
    refreshes: [api.activity.checkpoints.key()],
  });
  const { error } = sign;
  const broken = isRequestError(error) && error.status === 409 ? breakOf(error.body) : undefined;
  return { ...sign, broken };
}

/** The first thing that is wrong with the log, and the way to it. */
function Broken({ broken }: { broken: ChainBreak }) {
  const { sentence, isThere } = wordsOf(broken);
  return (
    <div role="alert" className="grid gap-1 rounded-card bg-danger-soft p-4 text-sm">
      <p className="flex items-center gap-2 font-medium text-danger">
        <Icon shape={ShieldAlert} size={18} className="shrink-0" />
        The log is not what was written
      </p>
      <p>
        {sentence}{' '}
        {isThere && broken.id !== null && (
          <AddressLink to={{ tab: 'activity', entry: broken.id }}>Show entry {broken.id}</AddressLink>
        )}
        {!isThere && broken.sequence !== null && (
          <AddressLink
            to={{ tab: 'database', table: 'activity_chain', column: 'sequence', equals: broken.sequence }}
          >
            Show its place in the chain
          </AddressLink>
        )}
      </p>
    </div>
  );
}
