/** The texts of a resume by their paths, such as `experience.0.bullets.2`. */
import { ResumeContent, type ResumeSource } from '#contracts/resume-content.ts';

export type ResumeText = { path: string; text: string };

/** What says how the resume came in, and nothing of its owner. */
const NO_TEXTS: ReadonlySet<string> = new Set<keyof ResumeSource>(['dates', 'jsonResume']);

/** Every text that is not empty, in the order of the shape. */
export const textsOf = (resume: ResumeContent): ResumeText[] => textsBelow(resume, []);

function textsBelow(value: unknown, path: string[]): ResumeText[] {
  if (typeof value === 'string') return value === '' ? [] : [{ path: path.join('.'), text: value }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value)
    .filter(([name]) => !NO_TEXTS.has(name))
    .flatMap(([name, part]) => textsBelow(part, [...path, name]));
}

/** The text at a path; `undefined` where there is none. */
export function textAt(resume: ResumeContent, path: string): string | undefined {
  const value = path.split('.').reduce<unknown>(partOf, resume);
  return typeof value === 'string' ? value : undefined;
}

/** Own fields alone: a path may hold any name. */
function partOf(value: unknown, name: string): unknown {
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name)) return undefined;
  return Reflect.get(value, name) as unknown;
}

/**
 * The resume with another text at a path; one beyond the end of a list is added to the list. `undefined` where the
 * shape has no text there, or not this one.
 */
export function withText(resume: ResumeContent, path: string, text: string): ResumeContent | undefined {
  const copy = structuredClone(resume);
  const names = path.split('.');
  const last = names.pop() ?? '';
  const place = names.reduce<unknown>(partOf, copy);
  if (NO_TEXTS.has(names.at(-1) ?? '') || typeof place !== 'object' || place === null) return undefined;
  if (Array.isArray(place) && /^\d{1,6}$/.test(last) && Number(last) >= place.length) place.push(text);
  else if (typeof partOf(place, last) === 'string') Reflect.set(place, last, text);
  else return undefined;
  return ResumeContent.safeParse(copy).data;
}

/** The resume with nothing at these paths; all others stay where they are. */
export const blanked = (resume: ResumeContent, paths: ReadonlySet<string>): ResumeContent =>
  mapTexts(resume, (text, path) => (paths.has(path) ? '' : text));

type Work = (text: string, path: string) => string;

/** The resume with what `work` makes of each text. */
export const mapTexts = (resume: ResumeContent, work: Work): ResumeContent =>
  ResumeContent.parse(mappedBelow(resume, [], work));

function mappedBelow(value: unknown, path: string[], work: Work): unknown {
  if (typeof value === 'string') return work(value, path.join('.'));
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value))
    return value.map((part, index) => mappedBelow(part, [...path, String(index)], work));
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [name, mappedBelow(part, [...path, name], work)]),
  );
}

/** The resume without the texts of lists at these paths. */
export function withoutTexts(resume: ResumeContent, paths: ReadonlySet<string>): ResumeContent {
  return ResumeContent.parse(withoutBelow(resume, [], paths));
}

function withoutBelow(value: unknown, path: string[], paths: ReadonlySet<string>): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const parts = Object.entries(value).map(([name, part]): [string, unknown] => [
    name,
    withoutBelow(part, [...path, name], paths),
  ]);
  if (!Array.isArray(value)) return Object.fromEntries(parts);
  return parts.filter(([name]) => !paths.has([...path, name].join('.'))).map(([, part]) => part);
}
