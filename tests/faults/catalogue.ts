/** What a database and the way to it can do wrong, each as it is seen by a driver. */
import type { Fault, When } from '#support/faulty-relay.ts';

export type Entry = {
  name: string;
  fault: Fault & When;
  /** Calls wait for as long as their budget lets them. */
  isSlow?: boolean;
};

const error = (code: string, name: string, at?: string): Entry => ({
  name: `${code} ${name}`,
  fault: { kind: 'error', code, ...(at === undefined ? {} : { at }) },
});

export const CATALOGUE: readonly Entry[] = [
  { name: 'connections are refused', fault: { kind: 'refused' } },
  { name: 'the line is cut at any statement', fault: { kind: 'cut' } },
  { name: 'the line is cut at every third statement', fault: { kind: 'cut', oneIn: 3 } },
  { name: 'the line is cut at the beginning of a transaction', fault: { kind: 'cut', at: 'begin' } },
  { name: 'the line is cut at the end of a transaction', fault: { kind: 'cut', at: 'commit' } },
  { name: 'the answer to the end of a transaction is lost', fault: { kind: 'lost answer', at: 'commit' } },
  { name: 'every fifth answer is lost', fault: { kind: 'lost answer', oneIn: 5 } },
  { name: 'answers end in the middle', fault: { kind: 'half an answer', at: 'select' } },
  { name: 'each piece comes 60 ms later', fault: { kind: 'delay', milliseconds: 60 } },
  error('53300', 'too many connections'),
  error('53200', 'out of memory'),
  error('53100', 'disk full', 'insert'),
  error('25006', 'read-only', 'insert'),
  error('57P01', 'shut down by an administrator'),
  error('57P03', 'starting up'),
  error('57014', 'statement ended'),
  error('40001', 'not serializable', 'insert'),
  error('40P01', 'deadlock', 'update'),
  error('55P03', 'lock not available', 'select'),
  error('08006', 'connection failure'),
  { name: 'nothing comes back any more', fault: { kind: 'silence' }, isSlow: true },
  { name: 'answers are corrupt', fault: { kind: 'corrupt', at: 'select' }, isSlow: true },
  {
    name: 'nothing comes back at the end of a transaction',
    fault: { kind: 'silence', at: 'commit' },
    isSlow: true,
  },
  { name: 'nothing comes back at a rollback', fault: { kind: 'silence', at: 'rollback' }, isSlow: true },
  { name: 'each piece comes 3 s later', fault: { kind: 'delay', milliseconds: 3_000 }, isSlow: true },
];
