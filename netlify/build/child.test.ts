import { expect, test } from 'vitest';

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
