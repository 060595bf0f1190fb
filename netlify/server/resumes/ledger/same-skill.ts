/** Whether two names of a skill are the same. The one place to ask the vocabulary of `matching`. */
import { isSameName } from '../../matching/same-name.ts';
import { keysOf } from './base.ts';

export const sameSkill = (one: string, other: string): boolean => {
  const [a, b] = [keysOf(one), keysOf(other)];
  const isSame =
    a.length > 0 &&
    a.length === b.length &&
    a.every((key) => b.includes(key)) &&
    b.every((key) => a.includes(key));
  return isSame || isSameName(one, other);
};
