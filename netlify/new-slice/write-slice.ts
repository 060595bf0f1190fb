import { globSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

import { format, resolveConfig } from 'prettier';

import { sliceName, type SliceName } from './name.ts';
import { serverFiles } from './server-files.ts';
import { siteFiles, siteTests } from './site-files.ts';

const CONTRACT = 'src/contracts/contract.ts';
const OWNER_PAGES = 'src/lib/owner/owner-pages.ts';
/** Where a name may be in use already. */
const NAMED = [
  'src/contracts/*',
  'src/features/*',
  'src/pages/tools/*',
  'netlify/functions/*',
  'netlify/server/*',
  'tests/e2e/*',
];

/**
 * Writes the files of a new capability below `root` and adds it to the contract and to the owner's pages.
 *
 * @returns the paths of what was written
 * @throws {Error} in a sentence, for a name that cannot be had; nothing is written then.
 */
export async function writeSlice(root: string, kebab: string): Promise<string[]> {
  const taken = globSync(NAMED, { cwd: root }).map((file) => path.basename(file).split('.')[0] ?? '');
  const name = sliceName(kebab, taken);
  const files: Record<string, string> = {
    ...serverFiles(name),
    ...siteFiles(name),
    ...siteTests(name),
    [CONTRACT]: withContract(await readFile(path.join(root, CONTRACT), 'utf8'), name),
    [OWNER_PAGES]: withPage(await readFile(path.join(root, OWNER_PAGES), 'utf8'), name),
  };
  for (const [file, text] of Object.entries(files)) await writeFormatted(path.join(root, file), text);
  return Object.keys(files);
}

async function writeFormatted(file: string, text: string): Promise<void> {
  const config = await resolveConfig(file);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, await format(text, { ...config, filepath: file }));
}

function withContract(text: string, { kebab, camel }: SliceName): string {
  const imported = replaced(text, '\n\nexport', `\nimport { ${camel} } from './${kebab}.ts';\n\nexport`);
  const names = imported.slice(0, imported.lastIndexOf('}')).trimEnd().replace(/,$/, '');
  return `${names}, ${camel} };\n`;
}

const withPage = (text: string, { kebab, label }: SliceName) =>
  replaced(text, '\n];', `\n  { id: '${kebab}', href: '/tools/${kebab}', label: '${label}' },\n];`);

function replaced(text: string, place: string, by: string): string {
  const changed = text.replace(place, by);
  if (changed === text) throw new Error(`There is no place for the new capability in its list.`);
  return changed;
}
