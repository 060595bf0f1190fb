/** Reads one file that somebody wants to import, whatever it is. */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

import { unzipSync } from 'fflate';

import { readResume } from '../../server/resumes/read/read-resume.ts';
import { isLinkedInExport, isLinkedInTable, readLinkedIn } from './linkedin.ts';
import type { Reading } from './person.ts';
import { personOfResume } from './resume.ts';

/** Of a table of an export: a life's positions are some kilobytes. */
const TABLE_BYTES_MAXIMUM = 5 * 1024 * 1024;
const ARCHIVE_BYTES_MAXIMUM = 200 * 1024 * 1024;

/**
 * Reads a LinkedIn export (the ZIP, or the folder that a browser has made of it), a JSON Resume, or a resume.
 *
 * @throws {Error} with a sentence about the file where it cannot be read
 */
export async function readImport(file: string): Promise<Reading> {
  const found = statSync(file, { throwIfNoEntry: false });
  if (!found) throw new Error(`${file} is not there.`);
  if (found.isDirectory()) return linkedInOf(tablesOfFolder(file), file);
  const bytes = readFileSync(file);
  if (bytes.byteLength > ARCHIVE_BYTES_MAXIMUM)
    throw new Error(`${file} is too large for an export or a resume.`);
  if (bytes.toString('latin1', 0, 2) === 'PK' && !bytes.includes('word/document'))
    return linkedInOf(tablesOfZip(bytes), file);
  return personOfResume(await readResume({ bytes, fileName: path.basename(file) }));
}

function linkedInOf(texts: ReadonlyMap<string, string>, file: string): Reading {
  if (isLinkedInExport([...texts.keys()])) return readLinkedIn(texts);
  throw new Error(`${file} is no LinkedIn export: it has neither Profile.csv nor Positions.csv.`);
}

/** Texts by name; those that are not read are there by name alone. */
function tablesOfZip(bytes: Uint8Array): Map<string, string> {
  const texts = new Map<string, string>();
  const entries = unzipped(bytes, ({ name, originalSize }) => {
    const short = shortName(name);
    if (short === undefined) return false;
    texts.set(short, '');
    return isLinkedInTable(short) && originalSize <= TABLE_BYTES_MAXIMUM;
  });
  for (const [name, entry] of Object.entries(entries))
    texts.set(shortName(name) ?? name, new TextDecoder().decode(entry));
  return texts;
}

function unzipped(bytes: Uint8Array, filter: (entry: { name: string; originalSize: number }) => boolean) {
  try {
    return unzipSync(bytes, { filter });
  } catch {
    throw new Error('This ZIP is damaged: download it once more.');
  }
}

function tablesOfFolder(folder: string): Map<string, string> {
  const texts = new Map<string, string>();
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const place = path.join(folder, name);
    const short = shortName(name.replaceAll('\\', '/'));
    if (short === undefined || !statSync(place).isFile()) continue;
    const isRead = isLinkedInTable(short) && statSync(place).size <= TABLE_BYTES_MAXIMUM;
    texts.set(short, isRead ? readFileSync(place, 'utf8') : '');
  }
  return texts;
}

/** In small letters, without folders; nothing of folders and of what macOS adds. */
function shortName(name: string): string | undefined {
  if (name.endsWith('/') || name.startsWith('__MACOSX/')) return undefined;
  const short = path.posix.basename(name).toLowerCase();
  return short.startsWith('.') ? undefined : short;
}
