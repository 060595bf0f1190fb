import { parseAllHeaders } from '@netlify/headers-parser';
import { expect, test } from 'vitest';

test.each(['/favicon.svg', '/images/diagram.svg', '/images/posts/diagram.svg', '/headshots/ana.svg'])(
  'P-GEN-2 a program within the picture %s does not run at its address',
  async (path) => {
    const { headers } = await parseAllHeaders({
      headersFiles: [],
      netlifyConfigPath: 'netlify.toml',
      configHeaders: [],
      minimal: false,
    });
    const rules = headers as { forRegExp: RegExp; values: Record<string, string> }[];
    const policies = rules
      .filter(({ forRegExp }) => forRegExp.test(path))
      .flatMap(({ values }) => values['Content-Security-Policy'] ?? []);
    expect(policies).toEqual([expect.stringMatching(/^default-src 'none';.*; sandbox$/)]);
  },
);
