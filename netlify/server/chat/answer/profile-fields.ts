/** What the profile says in fields rather than in sentences: name, place, time zone, headline. */
import type { SiteContent } from '#server/content/site-content.ts';

import type { Knowledge } from '../knowledge/knowledge.ts';
import type { Draft } from './rule.ts';
import type { Query } from './understand.ts';

type Profile = SiteContent['profile'];
type Field = {
  asked: RegExp;
  section: 'profile' | 'contact';
  /** How many words a question may say beside it and still ask for no more. */
  mostOthers: number;
  say: (profile: Profile) => string;
};

export const place = ({ name, location: { city, region, country } }: Profile) =>
  `${name} is based in ${[city, region, country].filter(Boolean).join(', ')}.`;

/** "Pacific Time", "CET", "UTC+1". */
const ZONE = /\b\p{Lu}\p{L}{2,12} Time\b|\b(?:UTC|GMT|CET|CEST|EST|EDT|CST|MST|PST|PDT|BST|IST|JST|AEST)\b/u;

/** The sentence that names it, or from which place it follows. */
function timeZone(profile: Profile): string {
  const told = profile.availability.split(/(?<=[.;]) /).find((part) => ZONE.test(part));
  return told ?? `The time zone is not stated here. ${place(profile)}`;
}

const FIELDS: Field[] = [
  {
    asked: /\btimezones?\b/,
    section: 'contact',
    mostOthers: 2,
    say: timeZone,
  },
  {
    asked:
      /\b(?:(?:on|see|have|got|open|show|is there|link to)(?: \S+){0,3} map|map (?:link|url|of where))\b(?! of)/,
    section: 'contact',
    mostOthers: 1,
    say: (profile) =>
      profile.location.mapUrl === ''
        ? place(profile)
        : `${place(profile)} On the map: ${profile.location.mapUrl}`,
  },
  {
    asked:
      /\b(surname|last name|family name|second name|full name|first name|given name|what is (his|her|their|your) name)\b/,
    section: 'profile',
    mostOthers: Infinity,
    say: ({ name, givenName, familyName }) =>
      `The full name is ${name}: first name ${givenName}, last name ${familyName}.`,
  },
  {
    asked:
      /\b(province|which (state|country|city|town|region|continent)|what (state|country|city|town|region)|where (is|does|are) .{0,60}\b(live|living|based|located|sit|reside)|hometown|where based|based where)\b|^(?:current )?location$/,
    section: 'contact',
    mostOthers: 0,
    say: place,
  },
  {
    asked: /\b(headline|tagline|slogan|motto)\b/,
    section: 'profile',
    mostOthers: 1,
    say: ({ headline, tagline }) => `${headline}. ${tagline}`,
  },
];

/** The field that a question asks for, if it asks for little else and names nothing of the career. */
export function profileField(query: Query, { content: { profile }, passages }: Knowledge): Draft | undefined {
  const field = FIELDS.find(({ asked }) => asked.test(query.text));
  if (!field || query.mentions.some(({ strength }) => strength === 1)) return undefined;
  const said = field.asked.exec(query.text)?.[0] ?? '';
  const others = query.concepts.filter(({ word }) => !said.includes(word) && !GEOGRAPHY.test(word));
  if (others.length > field.mostOthers) return undefined;
  const passage = passages.get(field.section);
  return { text: field.say(profile), passages: passage ? [passage] : [] };
}

const GEOGRAPHY =
  /^(city|country|province|state|region|canadian|american|european|german|swiss|british|live|call|home|based|located)$/;
