/** How an editor finds the schema of a file of `content/`. */
import { CONTENT_KINDS } from './files.ts';

/** Below `content/`. */
export const SCHEMA_FOLDER = 'schemas';

/** The first line of a YAML file, by its path below `content/`. @throws {Error} for a file that has no schema */
export function schemaLine(path: string): string {
  const kind = CONTENT_KINDS.find(({ place }) =>
    'file' in place ? place.file === path : path.startsWith(`${place.folder}/`),
  );
  if (!kind) throw new Error(`${path} is no file of content/`);
  return `# yaml-language-server: $schema=${path.includes('/') ? '../' : ''}${SCHEMA_FOLDER}/${kind.name}.json`;
}
