/**
 * Lists every sample value that the owner has not replaced yet, and fails while there is one (D36).
 * Run before a real deployment: `npm run check:placeholders`.
 */
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

type Placeholder = { line: number; column: number; text: string; why: string };

const CHECKED = /\.(ya?ml|mdx?)$/;

const SAMPLES: { pattern: RegExp; why: string }[] = [
  { pattern: /[\w.+-]+@example\.(?:com|net|org)\b/g, why: 'sample e-mail address' },
  { pattern: /https?:\/\/(?:[\w-]+\.)*example\.(?:com|net|org)\S*/g, why: 'sample link' },
  { pattern: /\+?[\d ()-]*\b555[ -]?01\d\d\b/g, why: 'sample telephone number' },
  { pattern: /[\w/]+-example\b[\w.]*/g, why: 'sample file or profile' },
  { pattern: /(?:\b[A-Z]\w+ )?\bExample\b(?: [A-Z]\w+)*/g, why: 'sample name' },
  { pattern: /\bSample [a-z]+/g, why: 'sample text' },
];

/** Finds sample values in a text; what two patterns claim is reported once. */
export function findPlaceholders(text: string): Placeholder[] {
  return text.split('\n').flatMap((content, index) => {
    const found: Placeholder[] = [];
    for (const { pattern, why } of SAMPLES) {
      for (const match of content.matchAll(pattern)) {
        const column = match.index + 1;
        const isKnown = found.some(
          (other) => column < other.column + other.text.length && column >= other.column,
        );
        if (!isKnown) found.push({ line: index + 1, column, text: match[0].trim(), why });
      }
    }
    return found.sort((a, b) => a.column - b.column);
  });
}

/** Reports the sample values of every text file in a folder as `file:line:column: why: text`. */
async function checkFolder(folder: string): Promise<string[]> {
  const names = await readdir(folder, { recursive: true });
  const files = names.filter((name) => CHECKED.test(name)).sort();
  const reports = files.map(async (name) => {
    const file = path.join(folder, name);
    const found = findPlaceholders(await readFile(file, 'utf8'));
    const shown = path.relative(process.cwd(), file);
    return found.map(({ line, column, why, text }) => `${shown}:${line}:${column}: ${why}: ${text}`);
  });
  return (await Promise.all(reports)).flat();
}

if (import.meta.main) {
  const unfilled = await checkFolder(process.argv[2] ?? import.meta.dirname);
  for (const report of unfilled) console.log(report);
  if (unfilled.length > 0) {
    console.error(`\n${unfilled.length} sample values are left. Replace them before you deploy.`);
    process.exitCode = 1;
  } else {
    console.log('No sample values left.');
  }
}
