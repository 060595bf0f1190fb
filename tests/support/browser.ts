/** The one browser of e2e tests, audits and benchmarks. */
import { bundledChromium } from '#server/integrations/browser/bundled.ts';

type ChromiumLaunchOptions = { executablePath: string; args: string[]; env: Record<string, string> };

/** Launch options for Playwright; unpacks the browser first where this machine has not done it yet. */
export async function chromiumLaunchOptions(): Promise<ChromiumLaunchOptions> {
  const { executablePath, args, env } = await bundledChromium();
  return {
    executablePath,
    args: [...args, ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
    env: { ...definedEnvironment(), ...env },
  };
}

function definedEnvironment(): Record<string, string> {
  const entries = Object.entries(process.env);
  return Object.fromEntries(entries.filter((entry): entry is [string, string] => entry[1] !== undefined));
}
