/** Pictures that content shows and that are not there. */
import { readdirSync } from 'node:fs';
import path from 'node:path';

import { didYouMean } from './nearest.ts';
import type { Problem } from './problem.ts';
import { bodyLines, problemAt, type ContentFile } from './read-content.ts';
import { textAt } from './value-at.ts';

const FIELDS = ['headshot', 'coverImage'];
const MARKDOWN_IMAGE = /!\[[^\]\n]*\]\(<?(\/[^\s)>]+)/g;

/** Problems of files that show a picture which is not below the folder `public/`. */
export function missingPictures(files: readonly ContentFile[], publicFolder: string): Problem[] {
  const look = pictureLooker(publicFolder);
  return files.flatMap((file) => [
    ...FIELDS.flatMap((field) => {
      const address = textAt(file.data, [field]);
      const fault = address?.startsWith('/') ? look(address) : undefined;
      return fault ? [problemAt(file, [field], `\`${field}\` ${fault}`)] : [];
    }),
    ...inlinePictures(file).flatMap(({ line, address }): Problem[] => {
      const fault = look(address);
      return fault
        ? [{ file: file.file, line, message: `shows a picture that ${fault}`, severity: 'error' }]
        : [];
    }),
  ]);
}

const inlinePictures = (file: ContentFile) =>
  bodyLines(file).flatMap(({ line, text }) =>
    Array.from(text.matchAll(MARKDOWN_IMAGE), ([, address = '']) => ({ line, address })),
  );

/** Tells what is wrong with an address below `public/`, capitals included: some disks do not mind them, Netlify does. */
function pictureLooker(publicFolder: string) {
  const folders = new Map<string, string[]>();
  const namesIn = (folder: string) => {
    const names = folders.get(folder) ?? namesOf(path.join(publicFolder, folder));
    folders.set(folder, names);
    return names;
  };
  return (address: string): string | undefined => {
    const decoded = decode(address.split(/[?#]/, 1)[0] ?? '');
    const names = namesIn(path.posix.dirname(decoded));
    if (names.includes(path.posix.basename(decoded))) return undefined;
    const meant = didYouMean(path.posix.basename(decoded), names);
    return `is not there: put the file at public${decoded}${meant}`;
  };
}

function namesOf(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

function decode(address: string): string {
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
}
