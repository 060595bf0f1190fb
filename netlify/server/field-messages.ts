/** What a field is told that its schema has no sentence of its own for: zod's are written for programmers. */
import { z } from 'zod';

z.config({ customError: sentence });

type Issue = z.core.$ZodRawIssue;

function sentence(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined ? 'This field is missing' : (TYPES[issue.expected] ?? WRONG);
    case 'unrecognized_keys':
      return 'This field is not known';
    case 'invalid_value':
      return `Must be ${oneOf(issue.values)}`;
    case 'too_small':
      return bound(issue.origin, 'at least', Number(issue.minimum));
    case 'too_big':
      return bound(issue.origin, 'at most', Number(issue.maximum));
    case 'not_multiple_of':
      return `Must be a multiple of ${issue.divisor}`;
    case 'invalid_format':
      return FORMATS[issue.format] ?? WRONG;
    default:
      return WRONG;
  }
}

const WRONG = 'Has the wrong form';

const TYPES: Record<string, string> = {
  array: 'Must be a list',
  boolean: 'Must be true or false',
  int: 'Must be a whole number',
  number: 'Must be a number',
  object: 'Must be an object',
  record: 'Must be an object',
  string: 'Must be text',
};

const FORMATS: Record<string, string> = {
  date: 'Must be a date such as 2026-01-31',
  datetime: 'Must be a moment such as 2026-01-31T09:30Z',
  email: 'Must be an email address',
  url: 'Must be a full web address',
  uuid: 'Must be a UUID',
};

/** What a limit counts, one and many; nothing for a number itself. */
const COUNTED: Record<string, [string, string]> = {
  array: ['entry', 'entries'],
  string: ['character', 'characters'],
};

function bound(origin: string, limit: 'at least' | 'at most', count: number): string {
  const counted = COUNTED[origin];
  if (counted === undefined) return `Must be ${limit} ${count}`;
  if (limit === 'at least' && count === 1) return 'Must not be empty';
  return `Must have ${limit} ${count} ${counted[count === 1 ? 0 : 1]}`;
}

const MOST_VALUES = 12;

function oneOf(values: readonly unknown[]): string {
  const shown = values.slice(0, MOST_VALUES).map(String);
  const [last] = shown.slice(-1);
  if (values.length > MOST_VALUES) return `${shown.join(', ')} or another of ${values.length} values`;
  return shown.length > 1 ? `${shown.slice(0, -1).join(', ')} or ${last}` : String(last);
}
