/** Runs commands one after the other or beside each other, and says of each how it went and how long it took. */
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

export type Step = { name: string; command: string; environment?: Record<string, string> };

/** Each stage is of lanes that run at once, each lane of steps in order; returns the names of the steps that failed. */
export async function inOrder(stages: Step[][][]): Promise<string[]> {
  const failed: string[] = [];
  for (const lanes of stages) {
    const isAlone = lanes.length === 1;
    await Promise.all(
      lanes.map(async (lane) => {
        for (const step of lane) if (!(await passes(step, isAlone))) failed.push(step.name);
      }),
    );
  }
  return failed;
}

/** What a step says is shown as it comes, or at its end, in one piece, where others speak at the same time. */
async function passes({ name, command, environment }: Step, isAlone: boolean): Promise<boolean> {
  if (isAlone) console.log(`\n── ${name}`);
  const start = performance.now();
  const child = spawn(command, {
    cwd: ROOT,
    shell: true,
    stdio: ['ignore', ...(isAlone ? (['inherit', 'inherit'] as const) : (['pipe', 'pipe'] as const))],
    env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1', ...environment },
  });
  const said: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (piece: Buffer) => void said.push(piece));
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
  if (!isAlone) process.stdout.write(`\n── ${name}\n${Buffer.concat(said).toString('utf8')}`);
  const seconds = ((performance.now() - start) / 1000).toFixed(0);
  console.log(`── ${name}: ${code === 0 ? 'passed' : 'FAILED'} in ${seconds} s`);
  return code === 0;
}
