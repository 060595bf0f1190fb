/** Whether two names of a skill are the same. The one place to ask the vocabulary of `matching`. */
import { keysOf } from './base.ts';

export const sameSkill = (one: string, other: string): boolean => {
  const [a, b] = [keysOf(one), keysOf(other)];
  return (
    a.length > 0 &&
    a.length === b.length &&
    a.every((key) => b.includes(key)) &&
    b.every((key) => a.includes(key))
  );
};
