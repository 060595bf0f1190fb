/** Which file imports which, types included, and the circles among them. */
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

import ts from 'typescript';

import { ROOT } from '#local/settings.ts';
import manifest from '../../package.json' with { type: 'json' };

export type Graph = ReadonlyMap<string, readonly string[]>;

/** Where the aliases of package.json lead: `#lib/` → `src/lib/`. */
const ALIASES = Object.entries(manifest.imports).map(([alias, target]) => ({
  prefix: alias.slice(0, -1),
  folder: path.normalize(target.slice(0, -1)),
}));

/** The imports of our own files in `folders`, whose names are relative to the repository. */
export function importGraph(folders: readonly string[]): Graph {
  const pattern = `{${folders.join(',')}}/**/*.{ts,tsx,mjs,astro}`;
  const files = globSync(pattern, { cwd: ROOT }).sort();
  const known = new Set(files);
  return new Map(files.map((file) => [file, importsOf(file).filter((imported) => known.has(imported))]));
}

function importsOf(file: string): string[] {
  const text = readFileSync(path.join(ROOT, file), 'utf8');
  const code = file.endsWith('.astro') ? scriptsOf(text) : text;
  return ts.preProcessFile(code).importedFiles.flatMap(({ fileName }) => resolved(file, fileName) ?? []);
}

/** What an Astro component runs: the part between its fences, and its scripts. */
function scriptsOf(component: string): string {
  const [, atBuild = '', markup = ''] = component.split(/^---$/m);
  return [atBuild, ...markup.split('<script>').slice(1)].join('\n');
}

function resolved(file: string, specifier: string): string | undefined {
  if (specifier.startsWith('.')) return path.join(path.dirname(file), specifier);
  const alias = ALIASES.find(({ prefix }) => specifier.startsWith(prefix));
  return alias && path.join(alias.folder, specifier.slice(alias.prefix.length));
}

/** All files that `file` loads, itself among them. */
export function reached(graph: Graph, file: string): ReadonlySet<string> {
  const found = new Set([file]);
  for (const known of found) for (const imported of graph.get(known) ?? []) found.add(imported); // grows while it is read
  return found;
}

/** The same graph with files of a room as one; what lies in no room is left out. */
export function between(graph: Graph, roomOf: (file: string) => string | undefined): Graph {
  const rooms = new Map<string, Set<string>>();
  for (const [file, imports] of graph) {
    const room = roomOf(file);
    if (room === undefined) continue;
    const others = imports.map(roomOf).filter((other) => other !== undefined && other !== room);
    rooms.set(room, new Set([...(rooms.get(room) ?? []), ...others].filter((other) => other !== undefined)));
  }
  return new Map([...rooms].map(([room, others]) => [room, [...others]]));
}

/** Circles of the graph, each once and as a reader would follow it: `a → b → a`. */
export function circlesOf(graph: Graph): string[] {
  const circles: string[] = [];
  const done = new Set<string>();
  const follow = (node: string, trail: string[]): void => {
    const start = trail.indexOf(node);
    if (start >= 0) circles.push([...trail.slice(start), node].join(' → '));
    if (start >= 0 || done.has(node)) return;
    for (const next of graph.get(node) ?? []) follow(next, [...trail, node]);
    done.add(node);
  };
  for (const node of graph.keys()) follow(node, []);
  return circles;
}
