import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import type { ActiveSession } from '#contracts/auth.ts';
import { Badge } from '#components/ui/Badge.tsx';
import { Button } from '#components/ui/Button.tsx';
import { DateTime } from '#components/ui/DateTime.tsx';
import { ConfirmDialog } from '#components/ui/Dialog.tsx';
import { Panel } from '#components/ui/Panel.tsx';
import { Pending } from '#components/ui/States.tsx';
import { api, useChange } from '#lib/api/api.ts';

const SHOWN_AT_FIRST = 5;
const refreshes = [api.auth.sessions.key()];

/** Where the owner is signed in; each session can be ended, and all others at once. */
export function Sessions() {
  const sessions = useQuery(api.auth.sessions.queryOptions());
  const [isAsking, setAsking] = useState(false);
  const [isFull, setFull] = useState(false);
  const all = currentFirst(sessions.data ?? []);
  const shown = isFull ? all : all.slice(0, SHOWN_AT_FIRST);
  const hidden = all.length - shown.length;
  return (
    <Panel
      title="Active sessions"
      action={all.length > 1 && <Button onPress={() => setAsking(true)}>Sign out everywhere else</Button>}
    >
      <Pending query={sessions} what="sessions" lines={2} />
      <ul className="divide-y divide-line">
        {shown.map((session) => (
          <Session key={session.id} session={session} />
        ))}
      </ul>
      {hidden > 0 && (
        <button type="button" className="link cursor-pointer py-2" onClick={() => setFull(true)}>
          Show {hidden} more
        </button>
      )}
      {isAsking && <SignOutEverywhere onClose={() => setAsking(false)} />}
    </Panel>
  );
}

function currentFirst(sessions: readonly ActiveSession[]): ActiveSession[] {
  return sessions.toSorted((one, other) => Number(other.isCurrent) - Number(one.isCurrent));
}

function Session({ session }: { session: ActiveSession }) {
  const { id, userAgent, isCurrent, lastSeenAt, endsAt } = session;
  const end = useChange(api.auth.endSession, {
    success: 'Session ended',
    failure: 'Update failed: Failed to end the session',
    refreshes,
  });
  const device = deviceWords(userAgent);
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2.5">
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-2 font-medium">
          {device}
          {isCurrent && <Badge tone="accent">This one</Badge>}
        </p>
        <p className="text-xs text-muted">
          Last seen <DateTime at={lastSeenAt} /> · ends by <DateTime at={endsAt} />
        </p>
      </div>
      {!isCurrent && (
        <Button
          aria-label={`Sign out ${device}`}
          isPending={end.isPending}
          onPress={() => end.mutate({ id })}
        >
          Sign out
        </Button>
      )}
    </li>
  );
}

function SignOutEverywhere(props: { onClose: () => void }) {
  const signOut = useChange(api.auth.signOutEverywhere, {
    success: 'Signed out everywhere else',
    failure: 'Update failed: Failed to end the other sessions',
    refreshes,
  });
  return (
    <ConfirmDialog
      {...props}
      title="Sign out everywhere else?"
      confirmLabel="Sign out everywhere else"
      onConfirm={() => signOut.mutateAsync({ keepCurrent: true })}
    >
      Every other browser and every admin token made there stops working at once. This session stays.
    </ConfirmDialog>
  );
}

/** The device of a session in words, from its User-Agent; only as exact as that ever is. */
const BROWSERS: readonly [RegExp, string][] = [
  [/Edg\//u, 'Edge'],
  [/OPR\//u, 'Opera'],
  [/Firefox\//u, 'Firefox'],
  [/HeadlessChrome\/|Chrome\//u, 'Chrome'],
  [/Safari\//u, 'Safari'],
];
const SYSTEMS: readonly [RegExp, string][] = [
  [/iPhone|iPad/u, 'iOS'],
  [/Android/u, 'Android'],
  [/Windows/u, 'Windows'],
  [/Mac OS X/u, 'macOS'],
  [/CrOS/u, 'ChromeOS'],
  [/Linux/u, 'Linux'],
];

/** `Firefox on Windows`; the beginning of the text itself where it names neither. */
export function deviceWords(userAgent: string | null): string {
  if (!userAgent) return 'Unknown device';
  const find = (list: typeof BROWSERS) => list.find(([pattern]) => pattern.test(userAgent))?.[1];
  const [browser, system] = [find(BROWSERS), find(SYSTEMS)];
  if (browser && system) return `${browser} on ${system}`;
  return browser ?? system ?? userAgent.slice(0, 40);
}
