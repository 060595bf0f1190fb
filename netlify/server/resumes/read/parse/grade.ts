/** Grades in the words of a resume. */
import { GRADE_LABELS } from '../words/education.ts';

const LABELS = GRADE_LABELS.map((label) => label.replace(/ /g, String.raw`\s`))
  .sort((a, b) => b.length - a.length)
  .join('|');
const HONOURS = String.raw`mention (?:très honorable|très bien|assez bien|bien|honorable|passable)|mit (?:sehr gutem erfolg|auszeichnung)|(?:with )?(?:high )?(?:distinction|merit)|félicitations du jury|first class`;
const VALUE = String.raw`${HONOURS}|(?:(?:summa|magna|insigni) )?cum laude|2:[12]|\d{1,3}(?:[.,]\d{1,2})?(?:\s?(?:/|von|of|out of|sur)\s?\d{1,3}(?:[.,]\d{1,2})?)?%?`;
const GRADE = new RegExp(
  String.raw`[(,;.–—|-]?\s?\b(?:(?:aktuelle[rs]?|current|actuelle)\s)?(?:${LABELS})\b\s?[:=]?\s?(${VALUE})\)?`,
  'iu',
);
/** Classes of British degrees. */
const CLASS =
  /\s?\((2:[12]|1st|First(?: Class)?|1:1|3rd|\d[.,]\d{1,2}|(?:(?:summa|magna|insigni) )?cum laude|mention (?:très bien|bien|assez bien))\)/iu;

/** `BA History, University of Hull, 2:1`, `HSC, Nashik, 84.6%` */
const LAST_CLASS = /[,|·–]\s(2:[12](?=,|$)|1:1|\d\d(?:[.,]\d{1,2})?\s?%)(?=,\s\p{L}|$)/u;

/** Behind a mark or alone: `, mention Bien`, `(First Class)`, `mit Auszeichnung`. */
const HONOUR = new RegExp(String.raw`(?:^|\s?[,.(–—|·]\s?|\s-\s)(${HONOURS})\)?(?=$|\s?[,)–—|·\t])`, 'iu');

/** A text without its grade, and the grade as it is written. */
export function takeGrade(text: string): { rest: string; gpa: string } {
  const found = GRADE.exec(text) ?? CLASS.exec(text) ?? LAST_CLASS.exec(text) ?? HONOUR.exec(text);
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
