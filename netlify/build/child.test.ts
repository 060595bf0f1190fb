import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

import { expect, onTestFinished, test } from 'vitest';

import { runChild } from './child.ts';

const run = (script: string) =>
  runChild('The build', ['--input-type=module', '-e', script], { environment: process.env });

test('a part of the build that fails says why, and whoever started it knows', async () => {
  const reason = 'content/roles/nurse.yaml:5 `start` must be YYYY-MM';
  await expect(run(`process.send(${JSON.stringify(reason)}); process.exitCode = 1;`)).rejects.toThrow(
    `The build failed: ${reason}`,
  );
});

test('one that dies without a word tells its code, and one that ends well nothing', async () => {
  await expect(run('process.exit(3)')).rejects.toThrow('The build failed: 3');
  await expect(run('process.kill(process.pid, "SIGKILL")')).rejects.toThrow('ended by a signal');
  await run('');
});

test('one ends with whoever started it, even where that is killed', async () => {
  const module = JSON.stringify(path.join(import.meta.dirname, 'child.ts'));
  const part = `import { endWithStarter } from ${module}; endWithStarter(); console.log(process.pid); setInterval(() => {}, 1000);`;
  const parameters = ['--input-type=module', '-e'];
  const start = `import { runChild } from ${module}; await runChild('The build', ${JSON.stringify([...parameters, part])}, { environment: process.env });`;
  const starter = spawn(process.execPath, [...parameters, start], { stdio: ['ignore', 'pipe', 'inherit'] });
  const pid = Number((await once(starter.stdout, 'data')).join());
  onTestFinished(() => void (isRunning(pid) && process.kill(pid)));
  starter.kill('SIGKILL');
  await expect.poll(() => isRunning(pid), { timeout: 10_000 }).toBe(false);
});

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
