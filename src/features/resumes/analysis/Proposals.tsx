import { useEffect, useRef } from 'react';

import type { ResumeProposal } from '#contracts/resume-views.ts';
import { Badge } from '#components/ui/Badge.tsx';
import { Button } from '#components/ui/Button.tsx';
import { CheckboxField } from '#components/ui/CheckboxField.tsx';

import { BeforeAfter } from '../BeforeAfter.tsx';
import { Evidence } from '../Evidence.tsx';
import { pointsWords } from './points.ts';
import type { Enhancement } from './use-enhancement.ts';

/** What would raise the score: accepted or refused one by one, or all at once. */
export function Proposals({
  enhancement: { proposals, accepted, setAccepted },
}: {
  enhancement: Enhancement;
}) {
  const top = useRef<HTMLElement>(null);
  const isThere = proposals !== undefined;
  useEffect(() => {
    if (!isThere) return;
    top.current?.focus({ preventScroll: true });
    top.current?.scrollIntoView(); // its beginning, wherever the analysis was being read
  }, [isThere]);
  if (!proposals) return null;
  const set = (id: string, isAccepted: boolean) => {
    const next = new Set(accepted);
    if (isAccepted) next.add(id);
    else next.delete(id);
    setAccepted(next);
  };
  return (
    <section ref={top} tabIndex={-1} aria-label="Proposed changes" className="grid gap-3 rounded-card">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div>
          <h3 className="text-base">Proposed changes</h3>
          <p role="status" className="text-muted">
            {proposals.length === 0
              ? 'Nothing that your base resume supports would raise the score.'
              : `${accepted.size} of ${proposals.length} accepted. Nothing changes before you enhance.`}
          </p>
        </div>
        {proposals.length > 1 && (
          <div className="flex flex-wrap gap-2">
            <Button variant="quiet" onPress={() => setAccepted(new Set(proposals.map(({ id }) => id)))}>
              Accept all
            </Button>
            <Button variant="quiet" onPress={() => setAccepted(new Set())}>
              Refuse all
            </Button>
          </div>
        )}
      </div>
      <ul className="grid gap-3">
        {proposals.map((proposal) => (
          <Proposal
            key={proposal.id}
            proposal={proposal}
            isAccepted={accepted.has(proposal.id)}
            onAccept={(isAccepted) => set(proposal.id, isAccepted)}
          />
        ))}
      </ul>
    </section>
  );
}

type ProposalProps = {
  proposal: ResumeProposal;
  isAccepted: boolean;
  onAccept: (isAccepted: boolean) => void;
};

function Proposal({ proposal, isAccepted, onAccept }: ProposalProps) {
  const { label, before, after, reason, evidence, effect, origin } = proposal;
  return (
    <li
      className={`grid gap-2 rounded-control border p-3 sm:p-4 ${isAccepted ? 'border-accent' : 'border-line'}`}
    >
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <div className="min-w-0 flex-1 basis-48">
          <CheckboxField
            label={`Accept: ${label}`}
            description={reason}
            checked={isAccepted}
            onChange={({ target }) => onAccept(target.checked)}
          />
        </div>
        {origin === 'model' && <Badge>Worded by the model</Badge>}
        <Badge tone={effect > 0 ? 'success' : 'neutral'}>{pointsWords(effect)}</Badge>
      </div>
      <BeforeAfter before={before} after={after} />
      <Evidence spans={evidence} />
    </li>
  );
}
