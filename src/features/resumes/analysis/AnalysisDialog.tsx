import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

import type { ResumeAnalysis } from '#contracts/resume-score.ts';
import { Button } from '#components/ui/Button.tsx';
import { Dialog } from '#components/ui/Dialog.tsx';
import { ErrorState, Skeleton } from '#components/ui/States.tsx';
import { api, useChange } from '#lib/api/api.ts';

import { analysisTarget, type AnalysisTarget } from '../tailored/analysis-target.ts';
import { applicationName, useApplications } from '../use-applications.ts';
import { AnalysisResult } from './AnalysisResult.tsx';
import { Proposals } from './Proposals.tsx';
import { useEnhancement } from './use-enhancement.ts';

const TITLE = 'Resume Match Analysis';

type Props = { id: number; onClose: () => void };

/** R-8 how well a resume fits its application. */
export function AnalysisDialog({ id, onClose }: Props) {
  const list = useQuery(api.resumes.list.queryOptions());
  const applications = useApplications();
  const resume = list.data?.find((one) => one.id === id);
  const found = applications.data && analysisTarget(resume, applications.data);
  // What has begun stays when its resume goes meanwhile, as in another tab.
  const [target, setTarget] = useState(found);
  if (found && !target) setTarget(found);
  const error = list.error ?? applications.error;
  if (target) return <Analysis id={id} target={target} onClose={onClose} />;
  const retry = () => {
    void list.refetch();
    void applications.refetch();
  };
  return (
    <Dialog title={TITLE} size="large" isDismissable onClose={onClose}>
      {error ? (
        <ErrorState title="The analysis could not begin" error={error} onRetry={retry} />
      ) : list.data && applications.data ? (
        <p>Could not find matching job application for analysis.</p>
      ) : (
        <Skeleton label="Loading the resume" lines={6} />
      )}
    </Dialog>
  );
}

type AnalysisProps = { id: number; target: AnalysisTarget; onClose: () => void };

function Analysis({ id, target, onClose }: AnalysisProps) {
  const { analysis, again } = useAnalysis(target);
  const enhancement = useEnhancement(id, onClose);
  const { data: applications } = useApplications();
  const application = applications?.find((one) => one.id === target.jobId);
  const canEnhance = analysis.data?.canEnhance === true;
  return (
    <Dialog
      title={TITLE}
      size="large"
      isDismissable={!enhancement.enhance.isPending}
      onClose={onClose}
      footer={
        <>
          <Button onPress={onClose}>Close</Button>
          {canEnhance && <EnhanceButtons enhancement={enhancement} target={target} />}
        </>
      }
    >
      {analysis.isError && (
        <ErrorState title="Failed to analyze resume match" error={analysis.error} onRetry={again} />
      )}
      {!analysis.isError && !analysis.data && (
        <Skeleton label="Comparing the resume with the posting" lines={8} />
      )}
      {analysis.data && (
        <div className="grid grid-cols-1 gap-8">
          <Proposals enhancement={enhancement} />
          <AnalysisResult analysis={analysis.data} jobTitle={titleOf(analysis.data, application)} />
        </div>
      )}
    </Dialog>
  );
}

const titleOf = (
  { jobTitle }: ResumeAnalysis,
  application: { position: string; company: string } | undefined,
) => (application ? applicationName(application) : jobTitle);

type ButtonsProps = { enhancement: ReturnType<typeof useEnhancement>; target: AnalysisTarget };

/** R-8 only where something can be raised. All of it at once, or what was accepted of the proposals. */
function EnhanceButtons({ enhancement, target }: ButtonsProps) {
  const { propose, proposals, accepted, enhance, run } = enhancement;
  return (
    <>
      {!proposals && (
        <Button isPending={propose.isPending} onPress={() => propose.mutate(target)}>
          {propose.isPending ? 'Looking for changes' : 'Review changes first'}
        </Button>
      )}
      <Button
        variant="primary"
        isPending={enhance.isPending}
        isDisabled={proposals !== undefined && accepted.size === 0}
        onPress={() => run(target)}
      >
        {enhance.isPending ? 'Enhancing…' : 'Enhance Resume'}
      </Button>
    </>
  );
}

/** R-8 compares at once; the list then shows the new score beside its badge (D38). */
function useAnalysis({ resumeId, jobId }: AnalysisTarget) {
  const analysis = useChange(api.resumes.analyze, {
    failure: 'Failed to analyze resume match', // ERR-4
    refreshes: [api.resumes.list.key()],
  });
  const { mutate } = analysis;
  useEffect(() => mutate({ resumeId, jobId }), [mutate, resumeId, jobId]);
  return { analysis, again: () => mutate({ resumeId, jobId }) };
}
