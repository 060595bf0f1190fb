import { RefreshCw } from 'lucide';
import { useId } from 'react';

import type { ScreenshotRun, ScreenshotStatus } from '#contracts/screenshots.ts';
import { Badge } from '#components/ui/Badge.tsx';
import { Button } from '#components/ui/Button.tsx';
import { DateTime } from '#components/ui/DateTime.tsx';
import { Panel } from '#components/ui/Panel.tsx';
import { ProgressBar } from '#components/ui/ProgressBar.tsx';

import { momentIn, percentOf, progressOf, resultOf } from './run-words.ts';
import { TimeZoneForm } from './TimeZoneForm.tsx';
import { useGenerate } from './use-screenshots.ts';

/** Whether a run is open, how far it is, and when the next one begins (A-SCR-1). */
export function RunStatus({ status }: { status: ScreenshotStatus }) {
  const { isRunning, nextRun, timeZone, reason, run } = status;
  const reasonId = useId();
  const generate = useGenerate();
  return (
    <Panel
      title="Nightly pictures"
      action={
        <Button
          icon={RefreshCw}
          variant="primary"
          isDisabled={reason !== null}
          isPending={generate.isPending}
          onPress={() => generate.mutate()}
          {...(reason !== null && { 'aria-describedby': reasonId })}
        >
          Generate all
        </Button>
      }
    >
      <div className="grid grid-cols-[auto_1fr] items-start gap-x-8 gap-y-3 md:grid-cols-[auto_auto_1fr]">
        <Fact label="Now">
          <RunBadge isRunning={isRunning} run={run} hasBrowser={reason === null} />
        </Fact>
        <Fact label="Next run">
          {nextRun ? (
            <time dateTime={nextRun} className="tabular-nums">
              {momentIn(timeZone, nextRun)}
            </time>
          ) : (
            <span className="text-muted">None</span>
          )}
        </Fact>
        <div className="col-span-2 md:col-span-1 md:justify-self-end">
          <TimeZoneForm key={timeZone} timeZone={timeZone} />
        </div>
      </div>
      {reason !== null && (
        <p id={reasonId} className="mt-3 rounded-control bg-raised px-3 py-2 text-sm">
          No pictures can be made here. {reason}
        </p>
      )}
      {run && (isRunning ? <Progress run={run} /> : <LastRun run={run} />)}
    </Panel>
  );
}

function Fact({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    <div className="grid gap-1.5 text-sm">
      <span className="text-xs text-muted">{label}</span>
      <span className="flex min-h-(--control) items-center">{children}</span>
    </div>
  );
}

type BadgeProps = { isRunning: boolean; run: ScreenshotRun | null; hasBrowser: boolean };

function RunBadge({ isRunning, run, hasBrowser }: BadgeProps) {
  if (isRunning)
    return run?.state === 'waiting' ? <Badge>Starting</Badge> : <Badge tone="accent">Running</Badge>;
  return hasBrowser ? <Badge>Not running</Badge> : <Badge tone="warning">No browser</Badge>;
}

function Progress({ run }: { run: ScreenshotRun }) {
  return (
    <div className="mt-3 flex items-end gap-4">
      <div className="min-w-0 flex-1">
        <ProgressBar label={`${progressOf(run)} pictures`} percent={percentOf(run)} />
      </div>
      {run.failed > 0 && <Badge tone="danger">{run.failed} failed</Badge>}
      <p role="status" className="sr-only">
        {run.state === 'waiting' ? 'The run is about to start' : `The run has ${run.total} pictures to make`}
      </p>
    </div>
  );
}

function LastRun({ run }: { run: ScreenshotRun }) {
  const { finishedAt, failed, reason } = run;
  return (
    <div role="status" className="mt-3 grid gap-1 text-sm">
      <p className={failed > 0 ? 'text-danger' : 'text-muted'}>
        Last run: {resultOf(run)}
        {finishedAt && (
          <>
            , <DateTime at={finishedAt} />
          </>
        )}
      </p>
      {reason !== null && <p>{reason}</p>}
    </div>
  );
}
