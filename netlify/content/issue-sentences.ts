/** What a schema does not take, as a sentence that says what to write instead. */
import type { z } from 'zod';

import { didYouMean, nearest } from './nearest.ts';
import { valueAt, type ValuePath } from './value-at.ts';

type Issue = z.core.$ZodIssue;
/** Names of the fields that an object at a path may have. */
type KnownFields = (path: ValuePath) => string[];
/** What else is known of the file. */
export type Around = {
  knownFields: KnownFields;
  /** What stands there for a value that is no text, and what would be wrong with it as a text. */
  asText: (path: ValuePath) => { text: string; issue: Issue | undefined } | undefined;
};
export type Sentence = { path: ValuePath; message: string };

/**
 * The sentences for the issues of a file.
 *
 * @param data what was validated, for what was found there
 */
export function issueSentences(issues: readonly Issue[], data: unknown, around: Around): Sentence[] {
  const { knownFields } = around;
  const misspelled = issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys'
      ? issue.keys.flatMap((key) => {
          const meant = nearest(key, knownFields(issue.path));
          return meant === undefined ? [] : [fieldName([...issue.path, meant])];
        })
      : [],
  );
  const isMisspelled = ({ path, code }: Issue) =>
    code === 'invalid_type' && valueAt(data, path) === undefined && misspelled.includes(fieldName(path));
  return issues.filter((issue) => !isMisspelled(issue)).flatMap((issue) => sentencesOf(issue, data, around));
}

function sentencesOf(issue: Issue, data: unknown, around: Around): Sentence[] {
  const { path } = issue;
  const { knownFields } = around;
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map((key) => ({
      path: [...path, key],
      message: `${fieldName([...path, key])} is not known${afterComma(key, valueAt(data, path)) || whichField(key, knownFields(path))}`,
    }));
  const found = valueAt(data, path);
  if (typeof found === 'number' || typeof found === 'boolean') {
    const asText = isTextWanted(issue) ? around.asText(path) : undefined;
    if (asText) return [{ path, message: `${fieldName(path)} ${textFault(asText)}` }];
  }
  if (issue.code === 'invalid_union' && !wantsDate(issue)) return unionSentences(issue, data, around);
  return [{ path, message: `${fieldName(path)} ${fault(issue, found)}` }];
}

const isTextWanted = (issue: Issue): boolean =>
  (issue.code === 'invalid_type' && issue.expected === 'string') ||
  (issue.code === 'invalid_union' && issue.errors.flat().some(isTextWanted));

/** What is wrong with a number, or yes or no, where a text should be: its quotes, or more than those. */
const textFault = ({ text, issue }: { text: string; issue: Issue | undefined }): string =>
  issue
    ? `must be ${issue.code === 'invalid_union' ? unionWants(issue, text) : expectation(issue, text)}, found ${text}`
    : `must be text, found ${text}: put it in quotes, '${text}'`;

/** `{ value: 4,200, label: area }`: what follows the comma is a field without a value. */
function afterComma(key: string, siblings: unknown): string {
  const entries = typeof siblings === 'object' && siblings !== null ? Object.entries(siblings) : [];
  const index = entries.findIndex(([name, value]) => name === key && value === null);
  const before = entries[index - 1]?.[0];
  return before === undefined
    ? ''
    : `: if it belongs to \`${before}\`, put that text in quotes, since a comma ends it`;
}

const whichField = (key: string, known: string[]): string =>
  didYouMean(key, known) || `: remove it${known.length > 0 ? `, or use one of ${known.join(', ')}` : ''}`;

type Union = Extract<Issue, { code: 'invalid_union' }>;

/** What is wrong with the alternative that was meant, or what all of them would be. */
function unionSentences(issue: Union, data: unknown, around: Around): Sentence[] {
  const { path, errors } = issue;
  const found = valueAt(data, path);
  const meant = errors.find((issues) => reachesInto(issues, found));
  if (meant) {
    const inner = meant.map((one) => ({ ...one, path: [...path, ...one.path] }));
    return issueSentences(inner, data, around);
  }
  const remedies =
    ownFaults(issue)
      .map((one) => remedy(one, found))
      .find(Boolean) ?? '';
  const wanted = unionWants(issue, found);
  return [{ path, message: `${fieldName(path)} must be ${wanted}, found ${shown(found)}${remedies}` }];
}

/** The first fault that each alternative finds with the value itself. */
const ownFaults = ({ errors }: Union): Issue[] =>
  errors.flatMap((issues) =>
    issues.filter((one) => one.path.length === 0 && one.code !== 'unrecognized_keys').slice(0, 1),
  );

const unionWants = (issue: Union, found: unknown): string =>
  [...new Set(ownFaults(issue).map((one) => expectation(one, found)))].join(', or ');

/** Whether an alternative took the value as one of its own and found fault with a part of it. */
function reachesInto(issues: readonly Issue[], found: unknown): boolean {
  if (typeof found !== 'object' || found === null) return false;
  const unknown = issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys' && issue.path.length === 0 ? issue.keys : [],
  );
  const isOwn = issues.every(({ path, code }) => path.length > 0 || code === 'unrecognized_keys');
  return isOwn && unknown.length < Object.keys(found).length;
}

/** What follows the name of the field. */
function fault(issue: Issue, found: unknown): string {
  if (found === undefined) return 'is missing: add it';
  if (found === null && issue.code === 'invalid_type')
    return `is empty: it must be ${expectation(issue, found)}`;
  if (!wantsDate(issue) && (issue.code === 'too_small' || issue.code === 'too_big'))
    return boundFault(issue, found);
  if (issue.code === 'custom' && !issue.message.startsWith('Use '))
    return `${lowerFirst(issue.message)}, found ${shown(found)}`;
  return `must be ${expectation(issue, found)}, found ${shown(found)}${remedy(issue, found)}`;
}

type Bound = Extract<Issue, { code: 'too_small' | 'too_big' }>;

function boundFault(issue: Bound, found: unknown): string {
  const limit = issue.code === 'too_small' ? Number(issue.minimum) : Number(issue.maximum);
  const isText = issue.origin === 'string';
  if (issue.origin !== 'array' && !isText)
    return `must be ${issue.code === 'too_small' ? 'at least' : 'at most'} ${limit}, found ${shown(found)}`;
  const count = Array.isArray(found) ? found.length : String(found).trim().length;
  const unit = (number: number) =>
    isText ? `character${number === 1 ? '' : 's'}` : number === 1 ? 'entry' : 'entries';
  if (isText && count === 0) return 'is empty: write a text, or remove the field if it is optional';
  const bound = issue.exact ? 'exactly' : issue.code === 'too_small' ? 'at least' : 'at most';
  return `must have ${bound} ${limit} ${unit(limit)}, found ${count}`;
}

/** "text", "YYYY-MM", "one of draft, published": what follows "must be". */
function expectation(issue: Issue, found: unknown): string {
  if (wantsDate(issue)) return issue.message.slice('Use '.length);
  if (issue.code === 'invalid_type') return TYPES[issue.expected] ?? issue.expected;
  if (issue.code === 'invalid_value') return oneOf(issue.values);
  if (issue.code === 'invalid_format') return formatOf(issue);
  if (issue.code === 'too_small' || issue.code === 'too_big') return boundFault(issue, found);
  return issue.message.replace(/^Use /, '');
}

/** A year is a number for YAML, and a month a text: what is wanted is told of both alike. */
const wantsDate = ({ message }: Issue): boolean => message.startsWith('Use YYYY');

function formatOf(issue: Extract<Issue, { code: 'invalid_format' }>): string {
  if (issue.format === 'url') return 'an address that begins with https://';
  if (issue.format === 'email') return 'an e-mail address such as name@example.org';
  if (issue.format === 'datetime') return "a moment such as '2026-01-31T09:30:00Z'";
  if (issue.format === 'starts_with' && 'prefix' in issue)
    return `a text that begins with ${String(issue.prefix)}`;
  return issue.message.startsWith('Use ')
    ? issue.message.slice('Use '.length)
    : `of the form ${issue.pattern ?? issue.format}`;
}

const oneOf = (values: readonly unknown[]): string =>
  values.length === 1 ? String(values[0]) : `one of ${values.map(String).join(', ')}`;

const TYPES: Record<string, string> = {
  array: 'a list',
  boolean: 'true or false',
  int: 'a whole number',
  number: 'a number',
  object: 'fields with names',
  record: 'fields with names',
  string: 'text',
};

/** How to mend what YAML made of a text that was meant to be one. */
function remedy(issue: Issue, found: unknown): string {
  if (issue.code === 'invalid_value' && typeof found === 'string')
    return didYouMean(found, issue.values.map(String));
  if (wantsDate(issue) || issue.code !== 'invalid_type' || issue.expected !== 'string') return '';
  const [only, ...others] = typeof found === 'object' && found !== null ? Object.entries(found) : [];
  if (!only || others.length > 0 || typeof only[1] !== 'string') return '';
  return `: a text with a colon needs quotes, '${only[0]}: ${only[1]}'`;
}

const SHOWN_CHARACTERS = 60;

/** What stands there, short enough for a line. */
function shown(value: unknown): string {
  if (value === null || value === undefined || value === '') return 'nothing';
  if (Array.isArray(value)) return value.length === 0 ? 'an empty list' : 'a list';
  if (typeof value === 'object') return `fields with names (${Object.keys(value).slice(0, 3).join(', ')})`;
  if (typeof value !== 'string') return JSON.stringify(value);
  return `'${value.length > SHOWN_CHARACTERS ? `${value.slice(0, SHOWN_CHARACTERS)}…` : value}'`;
}

/** `` `text` of entry 2 of `competencies` ``: entries are counted from 1, as people count. */
export function fieldName(path: ValuePath): string {
  let name = '';
  let fields: string[] = [];
  for (const key of [...path, undefined]) {
    if (typeof key === 'string') fields.push(key);
    else {
      if (fields.length > 0) name = `\`${fields.join('.')}\`${name && ` of ${name}`}`;
      fields = [];
      if (typeof key === 'number') name = `entry ${key + 1} of ${name}`;
    }
  }
  return name || 'the file';
}

const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);
