/** A question about the owner in one form: he is "he" whatever he is called, and what only leads to the question is left out. */
import type { Knowledge } from '../knowledge/knowledge.ts';
import { words } from '../language/words.ts';

const OWNER =
  /\b(?:she|they|you|him|them|his|her|hers|their|theirs|your|yours|(?:this|the) (?:person|guy|man|woman|candidate|applicant|owner|gentleman|lady)|mr|mrs|ms)\b/g;
const LEADING =
  /^(?:(?:hi|hello|hey|so|and|or|but|ok|okay|also|then|well|please|pls|just|now|quick question|one more thing|for my notes|i (?:am )?(?:wonder(?:ing)?|curious|want to know|would like to know|need to know)|(?:can|could|would|will) he (?:please )?(?:tell|say|remind|explain|share|give)(?: (?:me|us))?|tell (?:me|us)|remind me|say|do he know (?=(?:what|which|when|where|who|how|if|whether)\b)|any idea|may i ask|if|whether)\b ?)+/;
const FILLING =
  /\b(?:exactly|actually|really|ever|even|please|pls|thanks|thank|thx|btw|by the way|at all|already|maybe|precisely|officially|professionally|roughly|approximately|in total|overall|altogether|so far|to date|up to now|until now|till now)\b/g;

/** The question, of which `he` is the owner, his and all. */
export function ownerText(text: string, { content: { profile } }: Knowledge): string {
  const [full, given] = [words(profile.name).join(' '), words(profile.givenName).join(' ')];
  const named = [full, given]
    .filter(Boolean)
    .reduce((rest, name) => ` ${rest} `.replaceAll(` ${name} `, ' he ').trim(), text);
  return named
    .replace(OWNER, 'he')
    .replace(/\bhe he\b/g, 'he')
    .replace(LEADING, '')
    .replace(FILLING, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}
