/** Loads the functions that Netlify deploys and finds the one for a request, by their own `config`. */
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

import type { Config } from '@netlify/functions';

import { withExclusions } from '../build/catch-all.ts';
import type { CallContext } from '../server/api/context.ts';

export type FunctionHandler = (request: Request, context: CallContext) => Promise<Response | undefined>;

export type LoadedFunction = {
  name: string;
  handler: FunctionHandler;
  paths: PathPattern[];
  excluded: PathPattern[];
  /** Cron expression in UTC, or Netlify's `@daily` and the like. */
  schedule: string | undefined;
  isBackground: boolean;
};

/** A path of a function's `config`. */
type PathPattern = { pathname: string; matches: (pathname: string) => boolean };

export type FunctionModule = { default: FunctionHandler; config?: Config };

/** Imports every function of `folder`; `load` lets the dev server bring its own module loader. */
export async function loadFunctions(
  folder: string,
  load: (file: string) => Promise<FunctionModule> = (file) => import(pathToFileURL(file).href),
): Promise<LoadedFunction[]> {
  const files = readdirSync(folder).filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'));
  const modules = await Promise.all(
    files.map(async (file) => [file, await load(path.join(folder, file))] as const),
  );
  const configs = withExclusions(new Map(modules.map(([file, { config = {} }]) => [file, config])));
  return modules.map(([file, module]) =>
    describeFunction(file, { ...module, config: configs.get(file) ?? {} }),
  );
}

/** What a function's own `config` says. */
export function describeFunction(
  file: string,
  { default: handler, config = {} }: FunctionModule,
): LoadedFunction {
  const name = path.basename(file, path.extname(file));
  return {
    name,
    handler,
    paths: patterns('path' in config ? config.path : undefined),
    excluded: patterns('excludedPath' in config ? config.excludedPath : undefined),
    schedule: 'schedule' in config ? config.schedule : undefined,
    isBackground: config.background ?? name.endsWith('-background'),
  };
}

function patterns(paths: string | string[] | undefined): PathPattern[] {
  return [paths ?? []].flat().map((pathname) => ({ pathname, matches: matcherOf(pathname) }));
}

/** As Netlify reads it. All of ours are one path or all below one, which URLPattern takes 2 µs each to see. */
function matcherOf(pattern: string): PathPattern['matches'] {
  const [, path, star] = /^([\w./-]+?)(\*?)$/.exec(pattern) ?? [];
  if (path !== undefined) return (pathname) => (star ? pathname.startsWith(path) : pathname === path);
  const other = new URLPattern({ pathname: pattern });
  return (pathname) => other.test({ pathname });
}

/** The function that answers `pathname`, if any. */
export function findFunction(functions: LoadedFunction[], pathname: string): LoadedFunction | undefined {
  const isOneOf = (list: PathPattern[]) => list.some(({ matches }) => matches(pathname));
  return functions.find(({ paths, excluded }) => isOneOf(paths) && !isOneOf(excluded));
}

/** The pattern of a function's that `pathname` is one of. */
export const routeOf = ({ name, paths }: LoadedFunction, pathname: string): string =>
  paths.find(({ matches }) => matches(pathname))?.pathname ?? FUNCTION_URL + name;

const FUNCTION_URL = '/.netlify/functions/';

/** The function that a request for `pathname` goes to: by its paths, or by its name. */
export function selectFunction(functions: LoadedFunction[], pathname: string): LoadedFunction | undefined {
  if (!pathname.startsWith(FUNCTION_URL)) return findFunction(functions, pathname);
  const name = pathname.slice(FUNCTION_URL.length);
  // Scheduled functions cannot be called by URL in production.
  return functions.find((candidate) => candidate.name === name && !candidate.schedule);
}
