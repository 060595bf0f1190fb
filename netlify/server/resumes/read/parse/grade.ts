/** Grades in the words of a resume. */
import { isDegree } from './degree-words.ts';
import { GRADE_LABELS } from '../words/education.ts';

const LABELS = GRADE_LABELS.map((label) => label.replace(/ /g, String.raw`\s`))
  .sort((a, b) => b.length - a.length)
  .join('|');
const HONOURS = String.raw`mention (?:très honorable|très bien|assez bien|bien|honorable|passable)|mit (?:sehr gutem erfolg|auszeichnung)|(?:with )?(?:high )?(?:distinction|merit)|félicitations du jury|first class`;
const VALUE = String.raw`${HONOURS}|(?:(?:summa|magna|insigni) )?cum laude|2:[12]|\d{1,3}(?:[.,]\d{1,2})?(?:\s?(?:/|von|of|out of|sur)\s?\d{1,3}(?:[.,]\d{1,2})?)?%?`;
/** `Note 1,9`, `% / CGPA 8.1`, `Marks (%): 84`, `CGPA of 7.4` */
const GRADE = new RegExp(
  String.raw`[(,;.–—|-]?\s?(?:%\s?/\s?)?\b(?:(?:aktuelle[rs]?|current|actuelle)\s)?(?:${LABELS})\b(?:\s?/\s?(?:(?:${LABELS})\b|%)|\s?\(%\))?\s?(?:[:=]|of\s)?\s?(${VALUE})\)?`,
  'iu',
);
/** `secured 7.4 CGPA`, `with 78% marks` */
const BEFORE = new RegExp(
  String.raw`[(,;.–—|-]?\s?(?:(?:secured|scored|obtained|achieved|with)\s)?(?<![\d.,])(\d{1,2}[.,]\d{1,2}(?:/\d{1,2})?%?|\d{2}\s?%)\s(?:(?:${LABELS})\b|in aggregate\b)\)?`,
  'iu',
);
/** Classes of British degrees. */
const CLASS =
  /\s?\((2:[12]|1st|First(?: Class)?|1:1|3rd|\d[.,]\d{1,2}|(?:(?:summa|magna|insigni) )?cum laude|mention (?:très bien|bien|assez bien))\)/iu;

/** `BA History, University of Hull, 2:1`, `HSC, Nashik, 84.6%` */
const LAST_CLASS = /(?:^|[,|·–]\s)(2[:.][12]|1:1|\d\d(?:[.,]\d{1,2})?\s?%)(?=$|[\t,]|\s[–—-])/u;

/**
 * At the end of an entry, or alone: `…, Lyon, mention bien`. Right behind the degree, as in `BA History (Distinction)`
 * and `Bac STMG, mention bien, Lycée …`, it is part of what it is called.
 */
const HONOUR = new RegExp(
  String.raw`(?:^|\s?[,.–—|·]\s?|\s-\s)(${HONOURS})(?=$|\t|,?\s\(?(?:19|20)\d\d)`,
  'iu',
);

/** Of its own between marks, and not behind a comma: there it is part of the degree. */
const LAUDE = /\s[·|]\s((?:(?:summa|magna|insigni) )?cum laude)(?=$|\t|\s[·|])/iu;

const IN_BRACKETS = new RegExp(String.raw`\s\((${HONOURS})\)$`, 'iu');

/** `…, University of Hull (Distinction)` */
function honourInBrackets(text: string): RegExpExecArray | null {
  const found = IN_BRACKETS.exec(text);
  const before = text.slice(0, found?.index).split(/[,|·\t]|\s[–—-]\s/u);
  return before.length > 1 && !isDegree(before.at(-1) ?? '') ? found : null;
}

/** A text without its grade, and the grade as it is written. */
export function takeGrade(text: string): { rest: string; gpa: string } {
  const found =
    GRADE.exec(text) ??
    BEFORE.exec(text) ??
    CLASS.exec(text) ??
    LAST_CLASS.exec(text) ??
    HONOUR.exec(text) ??
    LAUDE.exec(text) ??
    honourInBrackets(text);
  if (!found) return { rest: text, gpa: '' };
  const rest = text.slice(0, found.index) + text.slice(found.index + found[0].length);
  return {
    rest: rest
      .trim()
      .replace(/\s?[,;(–—-]$/u, '')
      .trim(),
    gpa: found[1] ?? '',
  };
}
