/** The grammar by which the editor colours the Markdown source. */
import { markdown, markdownLanguage } from '@codemirror/lang-markdown';

import { MARKS, markCounter } from '#contracts/few-marks.ts';

type Options = NonNullable<Parameters<typeof markdown>[0]>;

/** What the renderer takes for text is text here too: colouring it would stop the editor for seconds. */
function fewMarks(): NonNullable<Options['extensions']> {
  const isTooMany = markCounter();
  const parse = (paragraph: object, mark: number, at: number) =>
    MARKS.includes(mark) && isTooMany(paragraph) ? at + 1 : -1;
  return { parseInline: [{ name: 'FewMarks', before: 'Emphasis', parse }] };
}

export const SOURCE_LANGUAGE = markdown({
  base: markdownLanguage,
  addKeymap: false,
  extensions: fewMarks(),
});
