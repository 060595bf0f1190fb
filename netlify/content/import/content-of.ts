/** Writes the files of `content/` for a person: nothing but what is known of them. */
import { stringify } from 'yaml';

import { schemaLine } from '../schema-line.ts';
import { languageOf, localeOf } from './language.ts';
import { NEUTRAL_ASSISTANT, NEUTRAL_BRAND, NEUTRAL_CREDENTIALS } from './neutral.ts';
import type { ImportedCredential, Notes, Person } from './person.ts';
import { placeOf } from './places.ts';
import { fileNameOf } from './slug.ts';

/** Stands where an address is needed and none is known; the check for placeholders finds it. */
export const NO_EMAIL = 'name@example.com';

/** Texts by path below `content/`; what had to be guessed for them goes into the notes. */
export function contentOf(person: Person, notes: Notes): Map<string, string> {
  const files = new Map<string, string>();
  const add = (path: string, data: object) => files.set(path, yamlFile(path, data));
  add('profile.yaml', profileOf(person, notes));
  if (person.summary.length > 0) files.set('about.mdx', aboutOf(person));
  add('assistant.yaml', NEUTRAL_ASSISTANT);
  const locale = localeOf(person, placeOf(person.location)?.countryCode);
  add('brand.yaml', { ...(locale && { locale }), ...NEUTRAL_BRAND });
  const folder = (name: string, entries: { name: string; data: object }[]) => {
    for (const [path, data] of named(name, entries)) add(path, data);
  };
  folder(
    'roles',
    person.roles.map((role) => ({ name: `${role.company} ${role.title}`, data: roleOf(role) })),
  );
  folder('skills', skillCards(person));
  folder(
    'projects',
    person.projects.map((project, index) => ({ name: project.title, data: projectOf(project, index) })),
  );
  folder(
    'awards',
    person.awards.map((award, index) => ({
      name: award.title,
      data: { order: index + 1, ...filled(award) },
    })),
  );
  folder(
    'testimonials',
    person.testimonials.map((one, index) => ({ name: one.name, data: { order: index + 1, ...filled(one) } })),
  );
  return files;
}

const LINE_WIDTH = 100;
/** A headline is the largest text of the page, and that of a network is a list of all one does. */
const HEADLINE_WANTED = 70;

const yamlFile = (path: string, data: object): string =>
  `${schemaLine(path)}\n${stringify(data, { lineWidth: LINE_WIDTH })}`;

/** Paths of a folder, each once: the second of two like names gets a number. */
function named(folder: string, entries: readonly { name: string; data: object }[]): [string, object][] {
  const taken = new Map<string, number>();
  return entries.map(({ name, data }) => {
    const base = fileNameOf(name);
    const count = (taken.get(base) ?? 0) + 1;
    taken.set(base, count);
    return [`${folder}/${count === 1 ? base : `${base}-${count}`}.yaml`, data];
  });
}

/** Without what is empty. */
const filled = (value: object): object =>
  Object.fromEntries(
    Object.entries(value).filter(
      ([, one]: [string, unknown]) =>
        one !== undefined && one !== '' && !(Array.isArray(one) && one.length === 0),
    ),
  );

function profileOf(person: Person, notes: Notes): object {
  const name = [person.givenName, person.familyName].filter(Boolean).join(' ') || 'Your Name';
  const [current] = person.roles;
  const label = labelOf(person);
  const headline = shortened(person.headline || label, HEADLINE_WANTED);
  if (label !== person.label)
    notes.guessed.push(
      `\`label\` of profile.yaml, "${label}", is ${current ? 'the title of your newest position' : 'a placeholder'}`,
    );
  if (headline !== person.headline || headline === label)
    notes.guessed.push(
      `\`headline\` of profile.yaml is ${headline === label ? 'the same as `label`,' : 'cut to'} "${headline}"`,
    );
  const summary = person.summary[0] ?? titleAsSummary(person, name);
  if (!person.summary[0])
    notes.guessed.push(
      `\`summary\` of profile.yaml, "${summary}", is made of your title: write in its place who you are and what you do, in one paragraph`,
    );
  return filled({
    name,
    givenName: person.givenName || 'Your',
    familyName: person.familyName,
    label,
    headline,
    summary,
    email: person.email || NO_EMAIL,
    phone: person.phone,
    location: placeOf(person.location),
    network: person.network,
    languages: person.languages,
  });
}

/** A sentence in English; in another language no more than the words of the file. */
function titleAsSummary(person: Person, name: string): string {
  const label = labelOf(person);
  const company = person.roles[0]?.company;
  if (languageOf(person) !== 'en') return [label, company].filter(Boolean).join(', ');
  return `${name} is ${label}${company ? ` at ${company}` : ''}.`;
}

/** What the person is called by profession. */
export const labelOf = ({ label, roles: [current], headline }: Person): string =>
  label || current?.title || headline.split(/[|·•,]/, 1)[0]?.trim() || 'Your profession';

/** Cut at the last sign or blank that separates. */
function shortened(text: string, maximum: number): string {
  if (text.length <= maximum) return text;
  const cut = text.slice(0, maximum + 1);
  const end = Math.max(...[' | ', ' · ', ' • ', ', ', '. '].map((sign) => cut.lastIndexOf(sign)));
  return cut.slice(0, end > maximum / 3 ? end : Math.max(cut.lastIndexOf(' '), 1)).trim();
}

/** What MDX takes for a program where a paragraph begins with it: the build would run what somebody's file says. */
const PROGRAMS = ['import ', 'export '];

/** MDX takes `<` for a tag and `{` for a program. */
function plainMdx(paragraph: string): string {
  const text = paragraph.replace(/[<{]/g, (sign) => (sign === '<' ? '&lt;' : '&#123;'));
  return PROGRAMS.some((word) => text.startsWith(word)) ? `&#${text.charCodeAt(0)};${text.slice(1)}` : text;
}

const aboutOf = ({ summary }: Person): string => `---\n{}\n---\n\n${summary.map(plainMdx).join('\n\n')}\n`;

function roleOf({
  description,
  achievements,
  responsibilities,
  end,
  ...role
}: Person['roles'][number]): object {
  const details = filled({ description, achievements, responsibilities });
  return { ...filled(role), end, ...(Object.keys(details).length > 0 && { details }) };
}

function projectOf({ url, outcomes, ...project }: Person['projects'][number], index: number): object {
  return {
    order: index + 1,
    icon: 'folder-check',
    ...project,
    ...(url && { articleUrl: url }),
    ...(outcomes && { details: { outcomes } }),
  };
}

function skillCards({ skills, credentials }: Person): { name: string; data: object }[] {
  const cards = [
    { icon: 'sparkles', title: 'Skills', skills },
    { icon: 'graduation-cap', title: NEUTRAL_CREDENTIALS, skills: credentials.map(credentialOf) },
  ];
  return cards
    .filter((card) => card.skills.length > 0)
    .map((card, index) => ({ name: card.title, data: { order: index + 1, ...card } }));
}

function credentialOf({ kind, name, issuer, date, link }: ImportedCredential): object {
  const year = date ? ` (${date.slice(0, 4)})` : '';
  const text = `${[name, issuer].filter(Boolean).join(', ')}${year}`;
  return { text, ...filled({ link }), credential: filled({ kind, name, issuer, date }) };
}
