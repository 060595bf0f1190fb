/** Everything in `content/` as one value, which pages, documents and feeds are made from. */
import type {
  About,
  Award,
  LinkedSkill,
  Profile,
  Project,
  Role,
  SkillCategory,
  Testimonial,
} from '#contracts/content.ts';

export type SiteContent = {
  profile: Profile;
  about: About;
  /** Paragraphs of the Executive Summary. */
  executiveSummary: string[];
  /** Newest first. */
  roles: Role[];
  skills: SkillCategory[];
  projects: Project[];
  awards: Award[];
  testimonials: Testimonial[];
};

export type Credential = NonNullable<LinkedSkill['credential']> & { text: string; link: string };

/** The paragraphs of a Markdown text without headings or lists, each on one line. */
export function paragraphs(markdown: string): string[] {
  return markdown
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.replace(/\s+/g, ' ').trim())
    .filter(Boolean);
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

/** What a skill says, linked or not. */
export function skillText(skill: SkillCategory['skills'][number]): string {
  return typeof skill === 'string' ? skill : skill.text;
}
