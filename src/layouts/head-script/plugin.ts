import { fileURLToPath } from 'node:url';

import { build } from 'rolldown';
import type { Plugin } from 'vite';

const ENTRY = fileURLToPath(new URL('./head-script.ts', import.meta.url));

/** The script of the head as it stands in every page. */
export async function bundledHeadScript(): Promise<string> {
  const { output } = await build({
    input: ENTRY,
    write: false,
    output: { format: 'iife', minify: true },
  });
  return output[0].code.trim();
}

/** Offers it to the layouts: a policy that knows its hash allows this text and no other. */
export function headScript(code: string): Plugin {
  return {
    name: 'head-script',
    resolveId: { filter: { id: /^virtual:head-script$/ }, handler: (id) => `\0${id}` },
    load: {
      filter: { id: /^\0virtual:head-script$/ },
      handler: () => `export const headScript = ${JSON.stringify(code)};`,
    },
  };
}
