/** Which files of the text font the content needs: pages carry the Latin face, and others only where a letter asks for it. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

const require = createRequire(path.resolve('package.json'));
const FACE_NAME = 'Familjen Grotesk';
const BASE = 'latin';

export type FontFile = { subset: string; file: string; ranges: [number, number][] };

/**
 * The files of an installed Fontsource package of a variable font, by alphabet.
 *
 * @throws {Error} saying how to install it where it is not.
 */
export function fontFiles(font: string): FontFile[] {
  const folder = folderOf(font);
  const subsets = JSON.parse(readFileSync(path.join(folder, 'unicode.json'), 'utf8')) as Record<
    string,
    string
  >;
  return Object.entries(subsets).map(([subset, list]) => ({
    subset,
    file: path.join(folder, 'files', `${path.basename(font)}-${subset}-wght-normal.woff2`),
    ranges: list.split(',').map((range) => {
      const [from = '', to = from] = range.replace('U+', '').split('-');
      return [parseInt(from, 16), parseInt(to, 16)];
    }),
  }));
}

/** The alphabets beside the Latin one that hold letters of the text. */
export function neededSubsets(files: FontFile[], text: string): FontFile[] {
  const latin = files.find(({ subset }) => subset === BASE);
  const rest = new Set(Array.from(text, codePoint).filter((point) => !latin || !holds(latin, point)));
  return files.filter((file) => file !== latin && [...rest].some((point) => holds(file, point)));
}

/** The letters of a name that the font does not have. */
export function missingLetters(files: FontFile[], name: string): string[] {
  const letters = name.match(/\p{L}/gu) ?? [];
  return letters.filter((letter) => !files.some((file) => holds(file, codePoint(letter))));
}

/** The faces that fonts.css lacks: all of another font, or the further alphabets of its own. */
export function facesCss(font: string, isOwnFont: boolean, needed: FontFile[]): string {
  const name = path.basename(font);
  return needed
    .map(({ subset, ranges }) => {
      const url = `${font}/files/${name}-${subset}-wght-normal.woff2`;
      const list = ranges.map(([from, to]) => `U+${from.toString(16)}-${to.toString(16)}`).join(',');
      return `@font-face{font-family:'${FACE_NAME}';src:url('${url}') format('woff2');font-weight:${isOwnFont ? '400 700' : '100 900'};font-display:swap;unicode-range:${list}}`;
    })
    .join('');
}

function folderOf(font: string): string {
  try {
    return path.dirname(require.resolve(`${font}/unicode.json`));
  } catch {
    throw new Error(
      `content/brand.yaml: the font ${font} is not installed. Run: npm install --save-exact ${font}`,
    );
  }
}

const holds = ({ ranges }: FontFile, point: number) =>
  ranges.some(([from, to]) => point >= from && point <= to);
const codePoint = (letter: string) => letter.codePointAt(0) ?? 0;
