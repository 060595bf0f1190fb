/** The things of the content that a question can name. */
import type { SiteContent } from '#server/content/site-content.ts';

import { QUESTION_WORDS } from '../answer/topics.ts';
import { COMMON_WORDS } from '../language/common-words.ts';
import { words } from '../language/words.ts';
import { stem } from '../language/stem.ts';
import { roleName } from './passages.ts';

export type EntityKind = 'role' | 'company' | 'project' | 'credential' | 'award' | 'testimonial';

export type Entity = {
  kind: EntityKind;
  name: string;
  /** Passages about it; several roles may share a company. */
  passageIds: string[];
  /** Stems of each way to write its name, in order. */
  forms: string[][];
  /** All of these: a question without any of them does not name it. */
  stems: ReadonlySet<string>;
  /** Stems that belong to no other entity of its kind. */
  ownStems: Set<string>;
};

type Named = Omit<Entity, 'forms' | 'stems' | 'ownStems'> & { forms: string[] };

export function findEntities(content: SiteContent): Entity[] {
  const entities = [
    ...content.roles.map((role): Named => ({
      kind: 'role',
      name: roleName(role),
      passageIds: [`roles/${role.id}`],
      forms: [role.title, ...parts(role.title)],
    })),
    ...companies(content),
    ...content.projects.map((project): Named => ({
      kind: 'project',
      name: project.title,
      passageIds: [`projects/${project.id}`],
      forms: [
        project.title,
        ...acronyms(project.title),
        ...[...words(project.title), ...ownSubtitle(project, content)].flatMap((word) =>
          COMMON_WORDS.has(word) ? [] : `${word} project`,
        ),
      ],
    })),
    ...credentials(content),
    ...content.awards.map((award): Named => ({
      kind: 'award',
      name: award.title,
      passageIds: [`awards/${award.id}`],
      forms: [award.title, ...parts(award.title)],
    })),
    ...content.testimonials.map((testimonial): Named => ({
      kind: 'testimonial',
      name: testimonial.name,
      passageIds: [`testimonials/${testimonial.id}`],
      forms: [testimonial.name, withoutWords(testimonial.name, words(content.profile.name))],
    })),
  ];
  const { city, region, country } = content.profile.location;
  const places = new Set(words(`${city} ${region} ${country}`));
  return entities.map((entity) => withStems(entity, entities, places));
}

export type CredentialItem = {
  name: string;
  text: string;
  isDegree: boolean;
  issuer: string;
  passageId: string;
};

/** The education items that can be held: "CISSP", "MBA". */
export function credentialItems({ skills }: SiteContent): CredentialItem[] {
  return skills.flatMap(({ id, skills: items }) =>
    items.flatMap((item) =>
      typeof item === 'string'
        ? []
        : [
            {
              name: item.text.split(/[,(]/)[0]?.trim() ?? item.text,
              text: item.text,
              isDegree: item.credential?.kind === 'education',
              issuer: item.credential?.issuer ?? '',
              passageId: `skills/${id}`,
            },
          ],
    ),
  );
}

function credentials(content: SiteContent): Named[] {
  return credentialItems(content).map(({ name, text, passageId }) => ({
    kind: 'credential',
    name,
    passageIds: [passageId],
    forms: [name, ...parts(text.replace(/^([^(]*)\(.*\)/, '$1'))],
  }));
}

/** Words of a project's second title that no other project has in its titles: "the office project". */
function ownSubtitle({ id, subtitle }: SiteContent['projects'][number], { projects }: SiteContent): string[] {
  const others = new Set(
    projects.flatMap((other) => (other.id === id ? [] : words(`${other.title} ${other.subtitle}`))),
  );
  return words(subtitle).filter((word) => !others.has(word) && !/\d/.test(word));
}

function companies({ roles }: SiteContent): Named[] {
  const names = [...new Set(roles.map(({ company }) => company))];
  const shared = sharedWords(names);
  return names.map((name) => ({
    kind: 'company',
    name,
    passageIds: roles.filter(({ company }) => company === name).map(({ id }) => `roles/${id}`),
    forms: [name, withoutWords(name, shared)],
  }));
}

/** Words of more than half of the names, such as "Inc." or the sample data's "Example". */
function sharedWords(names: string[]): string[] {
  const all = names.map((name) => new Set(words(name)));
  const candidates = new Set(all.flatMap((set) => [...set]));
  return [...candidates].filter((word) => all.filter((set) => set.has(word)).length > names.length / 2);
}

function withoutWords(name: string, without: readonly string[]): string {
  const kept = words(name).filter((word) => !without.includes(word));
  return kept.join(' ');
}

function parts(title: string): string[] {
  return title.split(/[,:]\s*/).filter((part, _, all) => all.length > 1 && part.trim().length > 3);
}

/** Initials of four or more words in a row: "Corporate Center of Excellence" gives "ccoe". */
function acronyms(title: string): string[] {
  const list = title.split(/[\s-]+/);
  const found: string[] = [];
  for (let from = 0; from < list.length; from += 1)
    for (let to = from + 4; to <= list.length; to += 1)
      found.push(
        list
          .slice(from, to)
          .map((word) => word[0]?.toLowerCase() ?? '')
          .join(''),
      );
  return found.filter((acronym) => !QUESTION_WORDS.includes(acronym) && !COMMON_WORDS.has(acronym));
}

/** @param places words that are no sign of an entity, because the owner lives there */
function withStems(entity: Named, all: Named[], places: Set<string>): Entity {
  const forms = entity.forms.map((form) => words(form).map(stem)).filter((form) => form.length > 0);
  const others = new Set(
    all
      .filter((other) => other.kind === entity.kind && other.name !== entity.name)
      .flatMap((other) => words(other.name).map(stem)),
  );
  const own = words(entity.name).filter(
    (word) => word.length > 2 && !COMMON_WORDS.has(word) && !places.has(word),
  );
  const ownStems = new Set(own.map(stem).filter((word) => !others.has(word)));
  return { ...entity, forms, stems: new Set(forms.flat()), ownStems };
}
