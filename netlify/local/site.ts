/** Serves the built site as Netlify does: files, the build's headers, 404 page, on-demand pages. */
import { existsSync, readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

import { parseAllHeaders } from '@netlify/headers-parser';
import sirv from 'sirv';

import { describeFunction, type FunctionModule, type LoadedFunction } from './functions.ts';

type HeaderRule = { forRegExp: RegExp; values: Record<string, string> };

export type Site = {
  /** False where there is no such file. */
  serveFile: (request: IncomingMessage, response: ServerResponse) => boolean;
  /** Astro's function for pages that were not prerendered. */
  onDemand: LoadedFunction | undefined;
  headersFor: (pathname: string) => Record<string, string>;
  notFoundPage: () => string;
};

/**
 * Opens the build in `siteDir`, a folder that holds `dist/` and `.netlify/`.
 *
 * @param loaded the on-demand function, where it is known to be the one of this build
 */
export async function openSite(siteDir: string, configFile: string, loaded?: LoadedFunction): Promise<Site> {
  const dist = path.join(siteDir, 'dist');
  const rules = await readHeaderRules(siteDir, configFile);
  const headersFor = (pathname: string) =>
    Object.fromEntries(
      rules.flatMap((rule) => (rule.forRegExp.test(pathname) ? Object.entries(rule.values) : [])),
    );
  const files = sirv(dist, {
    etag: true,
    maxAge: 0, // unsaid, browsers keep a page for a tenth of its age, also one that was taken back
    setHeaders: (response, pathname) => setHeaders(response, headersFor(pathname)),
  });
  return {
    serveFile: (request, response) => {
      if (!isPlainRange(request.headers.range)) delete request.headers.range;
      let isFile = true;
      files(request, response, () => void (isFile = false));
      return isFile;
    },
    onDemand: loaded ?? (await loadOnDemand(siteDir)),
    headersFor,
    notFoundPage: () => readFileSync(path.join(dist, '404.html'), 'utf8'),
  };
}

/** From one byte on, or to another behind it: sirv misreads all other ranges, which may be answered in full. */
function isPlainRange(range = ''): boolean {
  const [, start, end] = /^bytes=(\d{1,15})-([1-9]\d{0,14})?$/.exec(range) ?? [];
  return start !== undefined && (end === undefined || Number(start) <= Number(end));
}

export function setHeaders(response: ServerResponse, headers: Record<string, string>): void {
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
}

async function readHeaderRules(siteDir: string, configFile: string): Promise<HeaderRule[]> {
  const buildConfig = path.join(siteDir, '.netlify/v1/config.json');
  const built = JSON.parse(readFileSync(buildConfig, 'utf8')) as { headers?: HeaderInput[] };
  const { headers, errors } = await parseAllHeaders({
    headersFiles: [path.join(siteDir, 'dist/_headers')],
    netlifyConfigPath: configFile,
    configHeaders: built.headers ?? [],
    minimal: false,
  });
  if (errors.length > 0) throw new AggregateError(errors, 'The header rules cannot be read');
  return headers as HeaderRule[];
}

type HeaderInput = { for: string; values: Record<string, string> };

async function loadOnDemand(siteDir: string): Promise<LoadedFunction | undefined> {
  const file = path.join(siteDir, '.netlify/v1/functions/ssr/ssr.mjs');
  if (!existsSync(file)) return undefined;
  return describeFunction(file, (await import(pathToFileURL(file).href)) as FunctionModule);
}
