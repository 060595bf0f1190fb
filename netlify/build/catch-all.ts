/** One function answers whatever no other does; what it must leave to them follows from their own paths. */
import type { Config } from '@netlify/functions';

const CATCH_ALL = '/api/*';

/** The configs by name, where the one of the catch-all excludes the paths of all others. */
export function withExclusions(configs: ReadonlyMap<string, Config>): Map<string, Config> {
  const others = [...configs.values()].filter((config) => !isCatchAll(config)).flatMap(pathsOf);
  const excludedPath = others.filter((path) => !others.some((other) => covers(other, path))).sort();
  const complete = (config: Config): Config =>
    config.path !== undefined && isCatchAll(config) ? { ...config, excludedPath } : config;
  return new Map(Array.from(configs, ([name, config]) => [name, complete(config)]));
}

const pathsOf = (config: Config) => ('path' in config ? [config.path].flat() : []);

const isCatchAll = (config: Config) => pathsOf(config).includes(CATCH_ALL);

const covers = (wide: string, path: string) =>
  wide !== path && wide.endsWith('*') && path.startsWith(wide.slice(0, -1));
