/** A small part of `npm run bench faults`: the host is ended by SIGKILL in the middle of writes. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { expect, onTestFinished, test } from 'vitest';

import { writeThroughKills } from '../bench/faults/writes.ts';

test(
  'P-CON-6 of 60 writes none is lost or doubled while the host is killed and lines are cut',
  { timeout: 180_000 },
  async () => {
    const dataDir = mkdtempSync(path.join(tmpdir(), 'killed-'));
    onTestFinished(() => rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 }));
    const { sent, kills, wrong } = await writeThroughKills(dataDir, { writes: 60, kills: 1 });
    expect(wrong).toEqual([]);
    expect(kills).toBe(1);
    expect(sent).toBeGreaterThan(60); // something was cut, and sent again
  },
);
