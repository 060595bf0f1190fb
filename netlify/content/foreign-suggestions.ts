/** Questions that the assistant offers and does not understand, because they are not in English. */
import type { Problem } from './problem.ts';
import { problemAt, type ContentFile } from './read-content.ts';
import { listAt } from './value-at.ts';

/** Words of which hardly a question goes without one. */
const ENGLISH = new Set(
  'who what where when which why how is are was were do does did has have had can could will would should tell show the of'.split(
    ' ',
  ),
);
const OTHER = new Set(
  'wer wie was wo der und für où et les pour elle avec wann welche welcher welches warum hat ist sind kann qui que quoi quel quelle quels quelles comment pourquoi est sont des une qué quién cómo dónde cuál cuándo por chi cosa dove quale quando perché'.split(
    ' ',
  ),
);

/** Warnings of suggestions in another language; a few words alone are taken for English. */
export function foreignSuggestions(files: readonly ContentFile[]): Problem[] {
  return files
    .filter(({ kind }) => kind.name === 'assistant')
    .flatMap((file) =>
      listAt(file.data, ['suggestions']).flatMap((suggestion, index) => {
        if (typeof suggestion !== 'string' || isEnglish(suggestion)) return [];
        const message = `entry ${index + 1} of \`suggestions\` is not in English, which is all that the assistant answers in: write it in English, or leave the assistant out (\`without\` of brand.yaml)`;
        return [problemAt(file, ['suggestions', index], message, 'warning')];
      }),
    );
}

function isEnglish(question: string): boolean {
  const words =
    question
      .replace(/\{\w+\}/g, '')
      .toLowerCase()
      .match(/\p{L}+/gu) ?? [];
  const count = (known: ReadonlySet<string>) => words.filter((word) => known.has(word)).length;
  return count(ENGLISH) > 0 ? count(ENGLISH) >= count(OTHER) : count(OTHER) === 0;
}
