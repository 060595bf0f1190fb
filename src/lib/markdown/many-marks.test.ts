import { expect, test } from 'vitest';

import { MARKS_MAXIMUM } from '#contracts/few-marks.ts';
import { renderMarkdown } from './render.ts';

const html = (markdown: string) => renderMarkdown(markdown, { site: 'https://example.com' }).html;

test('D40 in one paragraph marks beyond the limit are text; the next paragraph begins anew', () => {
  const shown = html(`${'*a* '.repeat(MARKS_MAXIMUM)}\n\n**Next** one.`);
  expect(shown.split('<em>')).toHaveLength(MARKS_MAXIMUM / 2 + 1);
  expect(shown).toContain('*a* *a*</p>\n<p><strong>Next</strong> one.</p>');
  expect(html(`${'`*`'.repeat(MARKS_MAXIMUM)} *a*`)).toContain('<em>a</em>'); // code is no mark
});
