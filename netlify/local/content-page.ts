/** The page that `npm run dev` shows while no site can be made of `content/`. */
import { countLine, problemLine, type Problem } from '../content/problem.ts';

const RELOAD_SECONDS = 2;

const STYLE = `
  body { margin: 0; padding: 2rem; max-width: 72rem; font: 1rem/1.6 system-ui, sans-serif; color-scheme: light dark }
  li { margin-block: 0.75rem; font-family: ui-monospace, monospace; overflow-wrap: anywhere }
`;

/** Lists the problems, and looks again by itself until there is none. */
export function contentPage(problems: readonly Problem[]): string {
  const items = problems.map((problem) => `<li>${escape(problemLine(problem))}</li>`).join('\n');
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta http-equiv="refresh" content="${RELOAD_SECONDS}">
<title>Content to mend</title>
<style>${STYLE}</style>
</head>
<body>
<h1>Content to mend</h1>
<p>${countLine(problems)} The site comes back by itself once the errors are mended.</p>
<ol>
${items}
</ol>
</body>
</html>
`;
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

const escape = (text: string): string => text.replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);
