/** `npm run check:content`: prints everything that is wrong in `content/`, and fails where no site can be made of it. */
import path from 'node:path';

import { checkContent } from './check-content.ts';
import { countLine, hasErrors, problemLine } from './problem.ts';

const problems = checkContent(path.join(import.meta.dirname, '../..'));
for (const problem of problems) console.log(problemLine(problem));
console.log(countLine(problems));
if (hasErrors(problems)) process.exitCode = 1;
