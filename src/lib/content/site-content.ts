/** Everything in `content/` as one value, which pages, documents and feeds are made from. */
import type { About, LinkedSkill, Profile, SkillCategory } from '#contracts/content.ts';
import type { Entries } from '#contracts/sections.ts';

/** With the entries of each folder, in the order in which they are shown. */
export type SiteContent = Entries & {
  profile: Profile;
  about: About;
  /** Paragraphs of the Executive Summary. */
  executiveSummary: string[];
};

export type Credential = NonNullable<LinkedSkill['credential']> & { text: string; link: string };

const LIST_ITEM = /^[ \t]*(?:[-*+]|\d{1,9}[.)])[ \t]/m;

/** The paragraphs of a Markdown text, each on one line, and its lists as they are. */
export function paragraphs(markdown: string): string[] {
  return markdown
    .split(/\n\s*\n/)
    .map((block) => (LIST_ITEM.test(block) ? block : block.replace(/\s+/g, ' ')).trim())
    .filter(Boolean);
}

/** What a card lists beside degrees and certificates, linked or not. */
export function plainSkills({ skills }: SkillCategory): string[] {
  return skills.filter((skill) => typeof skill === 'string' || !skill.credential).map(skillText);
}

/** The degrees and certificates among the skills, in order. */
export function credentials(skills: SkillCategory[]): Credential[] {
  return skills
    .flatMap((category) => category.skills)
    .flatMap((skill) =>
      typeof skill !== 'string' && skill.credential
        ? [{ ...skill.credential, text: skill.text, link: skill.link }]
        : [],
    );
}

export function skillText(skill: SkillCategory['skills'][number]): string {
  return typeof skill === 'string' ? skill : skill.text;
}
