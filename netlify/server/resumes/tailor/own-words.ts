/** What stands in the base word for word, at the same kind of place: it is the owner's claim, however it is put. */
import type { ResumeContent, ResumeSpan } from '#contracts/resume-content.ts';

import { textsOf } from '../content/texts.ts';
import { sentencesOf } from './sentences.ts';

/** Where the base has the text of a path; `undefined` where it has not. */
export type OwnWords = (path: string) => ResumeSpan[] | undefined;

type Entry = Record<string, string | string[]>;

const IN_SECTION = /^_source\.others\.(\d+)\.(heading|lines)/;
const IN_ENTRY = /^(experience|education)\.(\d+)(?:\.(.+))?$/;

/**
 * For the paths of `resume`: in the same list, and of a job or a degree in one with the same lines. What was done for
 * one employer was not done for another.
 */
export function ownWordsOf(resume: ResumeContent, base: ResumeContent): OwnWords {
  const texts = new Map(textsOf(resume).map(({ path, text }) => [path, text]));
  const known = new Map(textsOf(base).map(({ path, text }) => [path, text]));
  const places = new Map([...known].reverse().map(([path, text]) => [keyOf(listOf(path), text), path]));
  const homes = {
    experience: homesOf(resume.experience, base.experience),
    education: homesOf(resume.education, base.education),
  };
  const placeOf = (path: string): string | undefined => {
    const text = texts.get(path) ?? '';
    const [, section, part] = IN_SECTION.exec(path) ?? [];
    if (section !== undefined)
      return placeInSections(resume, base, Number(section), part === 'lines' ? text : undefined);
    const [, list, index, field = ''] = IN_ENTRY.exec(path) ?? [];
    if (list !== 'experience' && list !== 'education') return places.get(keyOf(listOf(path), text));
    const home = homes[list][Number(index)];
    if (home === undefined) return undefined;
    const place = `${list}.${home}`;
    if (field.startsWith('bullets.')) return places.get(keyOf(`${place}.bullets`, text));
    return field === '' ? `${place}.degree` : `${place}.${field}`;
  };
  return (path) => {
    const place = placeOf(path);
    const quote = place === undefined ? undefined : known.get(place);
    return place === undefined || quote === undefined
      ? undefined
      : [{ path: place, quote, start: 0, end: quote.length }];
  };
}

/** A line stands in a section of another kind beneath the same heading, wherever that section stands. */
function placeInSections(
  resume: ResumeContent,
  base: ResumeContent,
  section: number,
  line: string | undefined,
): string | undefined {
  const heading = resume._source?.others[section]?.heading;
  for (const [index, own] of (base._source?.others ?? []).entries()) {
    if (own.heading !== heading) continue;
    if (line === undefined) return `_source.others.${index}.heading`;
    const at = own.lines.indexOf(line);
    if (at !== -1) return `_source.others.${index}.lines.${at}`;
  }
  return undefined;
}

/** A whole sentence of the base's summary, wherever it stands now. */
export function ownSentence(sentence: string, { summary }: ResumeContent): ResumeSpan[] | undefined {
  const own = sentencesOf(summary).find(
    ({ text }) => text.trimEnd().replace(/\.$/, '') === sentence.trimEnd().replace(/\.$/, ''),
  );
  if (own === undefined) return undefined;
  const { text: quote, start, end } = own;
  return [{ path: 'summary', quote, start, end }];
}

/** Where the base has each of `entries`, by its lines; an entry of the base is the home of one. */
function homesOf(entries: Entry[], known: Entry[]): (number | undefined)[] {
  const free = Map.groupBy(known.keys(), (index) => linesOf(known[index] ?? {}));
  return entries.map((entry) => free.get(linesOf(entry))?.shift());
}

const linesOf = ({ bullets: _, ...lines }: Entry): string => JSON.stringify(lines);
const listOf = (path: string): string => path.replace(/\.\d+$/, '');
const keyOf = (list: string, text: string): string => JSON.stringify([list, text]);
