/** Reads what content/ says about the look of the site, for the plugin that offers it to pages and islands. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { parse } from 'yaml';

import { Brand } from '#contracts/brand.ts';

/**
 * `brand.yaml` of a content folder; all defaults where there is none.
 *
 * @throws {Error} naming the file and each field that does not fit.
 */
export function readBrand(folder: string): Brand {
  const file = path.join(folder, 'brand.yaml');
  const result = Brand.safeParse(
    (existsSync(file) ? (parse(readFileSync(file, 'utf8')) as unknown) : {}) ?? {},
  );
  if (result.success) return result.data;
  const problems = result.error.issues.map(({ path: place, message }) => `${place.join('.')}: ${message}`);
  throw new Error(`${path.relative('.', file)} does not fit.\n${problems.join('\n')}`);
}
