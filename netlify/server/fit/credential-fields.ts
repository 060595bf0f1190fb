/** `A certification in information security`: one of that field is enough, whatever its name. */
import { tokenize } from '../matching/text/tokens.ts';
import { findMentions } from '../matching/text/mentions.ts';
import { currentVocabulary } from '../matching/vocabulary/built-in.ts';
import { NOT_STATED, type Finding } from './finding.ts';
import type { About } from './published-units.ts';

/** What a demand calls a field, and the certificates of it by the vocabulary's names. */
const FIELDS: readonly [RegExp, readonly string[]][] = [
  [
    /\b(?:information|it|cyber|network|cloud) ?-?security\b|\bcybersecurity\b|informationssicherheit|sécurité informatique/i,
    ['CISSP', 'CISM', 'CISA', 'CCSP', 'GCIH', 'GCIA', 'OSCP', 'CEH', 'Security+', 'CySA+'],
  ],
  [
    /\bproject management\b|projektmanagement|gestion de projets?/i,
    ['PMP', 'CAPM', 'PRINCE2', 'IPMA', 'PgMP'],
  ],
  [/\bservice management\b/i, ['ITIL Foundation']],
  [/\bnetwork(?:ing|s)?\b|netzwerk/i, ['Network+', 'CCNA', 'CCNP']],
  [/\b(?:agile|scrum)\b/i, ['Certified ScrumMaster', 'Professional Scrum Master', 'PSPO']],
  [/\b(?:human resources|hr)\b|personalwesen/i, ['SHRM-CP', 'SHRM-SCP', 'PHR', 'CIPD']],
  [/\b(?:accounting|accountancy|accountants?)\b|comptab/i, ['CPA', 'CMA', 'ACCA', 'ACA', 'CIMA']],
  [/\b(?:advanced|basic)? ?life support\b|\bresuscitation\b/i, ['BLS', 'ACLS', 'PALS', 'CPR certification']],
  [/\b(?:green|sustainable) building\b/i, ['LEED Green Associate', 'LEED AP']],
];

/** Met by any certificate of the field that is listed. */
export function fieldFinding(text: string, { published, read }: About): Finding {
  const isNamed = read(text).mentions.some(({ term }) => term.kind === 'certificates');
  const names = FIELDS.find(([field]) => field.test(text))?.[1] ?? [];
  if (isNamed) return NOT_STATED;
  const evidence = published.units
    .filter(({ id, text: held }) => published.credentials.has(id) && isOneOf(names, held))
    .map(published.evidenceAt);
  return evidence.length === 0 ? NOT_STATED : { standing: 'met', note: '', evidence };
}

const isOneOf = (names: readonly string[], held: string): boolean =>
  findMentions(tokenize(held), currentVocabulary()).some(({ term }) => names.includes(term.name));
