import { cp } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

import { rolldown, type Plugin } from 'rolldown';

import { bundledContent } from './bundled-content.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** Optional native helpers that drivers ask for and do without. */
const OPTIONAL = ['pg-native', 'bufferutil', 'utf-8-validate'];

/** Goes along as it is, with files of its own: netlify.toml names it for the one function that has a browser. */
const BROWSER = ['playwright-core', '@sparticuz/chromium'];

/** What this makes is left out where nobody uses it: tables that stand in a file with others. Of no library a name. */
const PURE = ['pgTable'];

/** What both database drivers need is one file that loads with the function, so that only a driver loads later. */
const SHARED_BY_DRIVERS = {
  name: 'drizzle',
  test: /rolldown[\\/]runtime|node_modules[\\/]drizzle-orm[\\/](?!neon-serverless|node-postgres)/,
};

/** A driver and drizzle's way to it are one file: one after the other they were found, read and compiled. */
const DRIVERS = [
  { name: 'node-postgres', test: /node_modules[\\/](pg|drizzle-orm[\\/]node-postgres)[\\/]/ },
  {
    name: 'neon',
    test: /node_modules[\\/](@neondatabase[\\/]serverless|drizzle-orm[\\/]neon-serverless)[\\/]/,
  },
];

/** The file of the process that `runBounded` starts, and how a module names it. */
const WORKER = 'netlify/worker/worker.ts';
const WORKER_ADDRESS = /new URL\((['"`])[\w./-]*\/worker\/worker\.ts\1,\s*import\.meta\.url\)/g;
const WORKER_FOLDER = 'worker';

/** What the functions of one run share: where the bundle of that process stands already. */
type BundlingRun = { worker?: string };

/**
 * Bundles a function into `bundle.mjs` of a folder: started cold, 580 traced modules take ten times as long to
 * load as one file. One that runs bounded work has the bundle of its process in `worker/` beside it, copied from
 * the function before it of the same run.
 */
export async function bundleInto(folder: string, input: string, run: BundlingRun = {}): Promise<void> {
  const worker = workerAddress();
  await bundleFile(folder, input, [worker.plugin, bundledContent()]);
  if (!worker.isNamed()) return;
  const workerFolder = path.join(folder, WORKER_FOLDER);
  if (run.worker) return cp(run.worker, workerFolder, { recursive: true });
  await bundleFile(workerFolder, WORKER);
  run.worker = workerFolder;
}

/** Lets a bundle find its worker where it will be, and notices whether it has any. */
function workerAddress(): { plugin: Plugin; isNamed: () => boolean } {
  let isNamed = false;
  const transform = (code: string) => {
    const bundled = code.replace(WORKER_ADDRESS, `new URL('./${WORKER_FOLDER}/bundle.mjs', import.meta.url)`);
    if (bundled === code) return null;
    isNamed = true;
    return bundled;
  };
  return { plugin: { name: 'worker-address', transform }, isNamed: () => isNamed };
}

const BROTLI = fileURLToPath(new URL('brotli.ts', import.meta.url));

async function bundleFile(folder: string, input: string, plugins: Plugin[] = []): Promise<void> {
  const bundle = await rolldown({
    input,
    plugins,
    cwd: ROOT,
    platform: 'node',
    // What a certificate library asks for, without stand-ins for what every Node has.
    resolve: { alias: { 'reflect-metadata': 'reflect-metadata/lite', 'brotli/decompress.js': BROTLI } },
    external: [...OPTIONAL, ...BROWSER],
    treeshake: { manualPureFunctions: PURE },
    checks: { ineffectiveDynamicImport: false }, // what one function loads later, another needs from the beginning
    preserveEntrySignatures: 'allow-extension', // what parts loaded later share with the rest stays in one file
    transform: { define: { 'process.env.NODE_ENV': '"production"' } },
  });
  await bundle.write({
    dir: path.resolve(folder),
    entryFileNames: 'bundle.mjs',
    chunkFileNames: '[name].mjs',
    codeSplitting: { groups: [SHARED_BY_DRIVERS, ...DRIVERS] },
    // The names of functions and classes stay for stack traces; all other text only takes time to parse.
    minify: { compress: true, mangle: { keepNames: true }, codegen: { removeWhitespace: true } },
  });
  await bundle.close();
}
