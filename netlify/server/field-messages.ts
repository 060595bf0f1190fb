/** What a field is told that its schema has no sentence of its own for: zod's are written for programmers. */
import { config, type z } from 'zod';

config({ customError: sentence });

type Issue = z.core.$ZodRawIssue;

function sentence(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined ? 'This field is missing' : (TYPES[issue.expected] ?? WRONG);
    case 'unrecognized_keys':
      return 'This field is not known';
    case 'invalid_value':
      return `Use ${oneOf(issue.values)}`;
    case 'too_small':
      return bound(issue.origin, 'at least', Number(issue.minimum));
    case 'too_big':
      return bound(issue.origin, 'at most', Number(issue.maximum));
    case 'not_multiple_of':
      return `Use a multiple of ${issue.divisor}`;
    case 'invalid_format':
      return FORMATS[issue.format] ?? WRONG;
    default:
      return WRONG;
  }
}

const WRONG = 'Has the wrong form';

const TYPES: Record<string, string> = {
  array: 'Use a list',
  boolean: 'Use true or false',
  int: 'Use a whole number',
  number: 'Use a number',
  object: 'Use an object',
  record: 'Use an object',
  string: 'Use text',
};

const FORMATS: Record<string, string> = {
  date: 'Use a date such as 2026-01-31',
  datetime: 'Use a moment such as 2026-01-31T09:30Z',
  email: 'Enter a valid email address',
  url: 'Use an address such as https://…',
  uuid: 'Use a UUID',
};

/** What a limit counts, one and many; nothing for a number itself. */
const COUNTED: Record<string, [string, string]> = {
  array: ['entry', 'entries'],
  string: ['character', 'characters'],
};

function bound(origin: string, limit: 'at least' | 'at most', count: number): string {
  const counted = COUNTED[origin];
  const unit = counted ? ` ${counted[count === 1 ? 0 : 1]}` : '';
  return `Use ${limit} ${count}${unit}`;
}

const MOST_VALUES = 12;

function oneOf(values: readonly unknown[]): string {
  const shown = values.slice(0, MOST_VALUES).map(String);
  const [last] = shown.slice(-1);
  if (values.length > MOST_VALUES) return `${shown.join(', ')} or another of ${values.length} values`;
  return shown.length > 1 ? `${shown.slice(0, -1).join(', ')} or ${last}` : String(last);
}
