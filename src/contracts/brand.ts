/** content/brand.yaml: how the site looks, what its parts are called, and which of them it has. */
import { z } from 'zod';

import { SECTION_WORDS, SECTIONS, type Section } from './sections.ts';

const Text = z.string().trim().min(1);

/** What a site can be without, beside its sections. */
const PARTS = [
  'blog',
  'assistant',
  'assistant-greeting',
  'game',
  'particles',
  'sound',
  'mobile-notice',
] as const;
export type Part = Section | (typeof PARTS)[number];

const word = (text: string) => Text.default(text);

/** Single words and lines, by what they are. */
const Words = z.strictObject({
  portfolio: word('Portfolio'),
  blog: word('Blog'),
  contactButton: word("Let's Chat"),
  contactButtonOnPhone: word('Get in Touch'),
  heroContact: word('Get in touch'),
  heroExperience: word('View Experience'),
  leadership: word('How I work'),
  competencies: word('Core Competencies'),
  focus: word('Current Focus'),
  articles: word('Articles'),
  recognition: word('Recognition'),
  article: word('Guest article'),
  socialPost: word('Social post'),
  videoSeries: word('Featured video series'),
  viewPost: word('View the post'),
  readArticle: word('Read Full Article'),
  readPost: word('View Full Post'),
  readText: word('Read the text'),
  projectArticle: word('Click to read article'),
  moreAbout: word('Click for detailed information'),
  achievements: word('Key Achievements'),
  responsibilities: word('Core Responsibilities'),
  highlights: word('Key Achievements & Experience'),
  challenges: word('Key Challenges:'),
  outcomes: word('Project Outcomes:'),
  publications: word('Publications'),
  email: word('Email'),
  phone: word('Phone'),
  profile: word('Profile'),
  location: word('Location'),
  languages: word('Languages'),
  opportunities: word('Opportunities of interest'),
  download: word('Download résumé (.docx)'),
  resume: word('Résumé'),
  home: word('Home'),
  present: word('Present'),
  today: word('Today'),
  skills: word('Skills'),
  education: word('Education and Certifications'),
  selectedProjects: word('Selected Projects'),
  reply: word("Thank you for reaching out. I'll get back to you soon."),
});
export type Words = z.infer<typeof Words>;

/** The kinds of message that visitors choose from (P-CON-5); the database knows these names. */
const OPPORTUNITIES = {
  consulting: 'Consulting Project',
  fulltime: 'Full-time Position',
  advisory: 'Advisory Role',
  other: 'Other',
} as const;

const amount = (value: number) => z.number().min(0).default(value);

/** What a kind of project saves of all costs in a year, and costs of the yearly IT costs, as fractions of 1. */
const ProjectType = z.strictObject({
  label: Text,
  savings: z.number().positive().max(10),
  cost: z.number().positive().max(10),
});

/** P-ROI-2, P-ROI-6, in the order shown. */
const DEFAULT_PROJECT_TYPES = {
  infrastructure: { label: 'Infrastructure Modernization', savings: 0.2, cost: 0.15 },
  security: { label: 'Security Program Enhancement', savings: 0.25, cost: 0.12 },
  cloud: { label: 'Cloud Migration', savings: 0.3, cost: 0.18 },
  automation: { label: 'Process Automation', savings: 0.35, cost: 0.1 },
  compliance: { label: 'Compliance & Governance', savings: 0.15, cost: 0.08 },
  asset: { label: 'IT Asset Management', savings: 0.2, cost: 0.06 },
};

/** Amounts in the currency of the calculator, shares as fractions of 1. */
const RoiAssumptions = z.strictObject({
  incidentCost: amount(50_000),
  complianceGapCost: amount(25_000),
  overheadShare: amount(0.15),
  workHoursPerYear: z.number().positive().default(2080),
  productivityShare: amount(0.1),
  riskReductionPerEvent: amount(75_000),
  /** How far the low and high cases move the savings: 0.2 is ±20 %. */
  savingsSpread: z.number().min(0).max(1).default(0.2),
});
export type RoiAssumptions = z.infer<typeof RoiAssumptions>;

const Colour = z.string().regex(/^#[0-9a-f]{6}$/i, 'Use six hexadecimal digits, as in "#0f5f46"');

/** The tokens of src/styles/tokens.css that can be chosen; warnings and errors keep their own colours. */
const Palette = z.strictObject({
  canvas: Colour.optional(),
  surface: Colour.optional(),
  raised: Colour.optional(),
  ink: Colour.optional(),
  muted: Colour.optional(),
  line: Colour.optional(),
  control: Colour.optional(),
  accent: Colour.optional(),
  'accent-ink': Colour.optional(),
  'accent-soft': Colour.optional(),
});
export type Palette = z.infer<typeof Palette>;

const sectionSchema = (section: Section) =>
  z
    .strictObject({ label: Text.optional(), title: Text.optional(), intro: Text.optional() })
    .prefault({})
    .transform(({ label, title, intro }) => {
      const words = SECTION_WORDS[section];
      return { label: label ?? words.label, title: title ?? words.title, intro };
    });

const SectionSchemas = Object.fromEntries(
  SECTIONS.map((section) => [section, sectionSchema(section)]),
) as Record<Section, ReturnType<typeof sectionSchema>>; // each has one

const LOCALE_HINT = 'Use a language tag such as en-US, de-CH or fr';

/** Everything in it may be left out, and the file itself. */
export const Brand = z.strictObject({
  /** BCP 47: how dates and numbers are written, and what `lang` of the pages says. */
  locale: z
    .string()
    .refine((tag) => /^[a-z]{2,3}(?:-[a-z0-9]{2,8}){0,3}$/i.test(tag) && isLocale(tag), LOCALE_HINT)
    .default('en-US'),
  /** A variable font of Fontsource, once it is installed: for a name in an alphabet that the site's own font lacks. */
  font: z
    .string()
    .regex(/^@fontsource-variable\/[a-z0-9-]+$/, 'Use a package name, as in @fontsource-variable/inter')
    .optional(),
  /** The accent alone is enough; what it is written with, its soft ground and the other theme's accent follow. */
  colors: z.strictObject({ light: Palette.prefault({}), dark: Palette.prefault({}) }).prefault({}),
  /** Sections in the order of the page; those that are not named follow in their own order. */
  order: z.array(z.enum(SECTIONS)).default([]),
  /** Sections and parts that this site does not have. */
  without: z.array(z.enum([...SECTIONS, ...PARTS])).default([]),
  sections: z.strictObject(SectionSchemas).prefault({}),
  words: Words.prefault({}),
  /** Labels of the kinds of message; those that are not named are not offered. */
  opportunityTypes: z.partialRecord(z.enum(['consulting', 'fulltime', 'advisory', 'other']), Text).optional(),
  roi: z
    .strictObject({
      /** ISO 4217. */
      currency: z
        .string()
        .regex(/^[A-Z]{3}$/, 'Use three capitals, as in USD')
        .default('USD'),
      /** By a name that stands in shared links, in order; the specification's six unless told. */
      projectTypes: z
        .record(
          z.string().regex(/^[a-z][a-z0-9-]{0,30}$/, 'Use small letters, digits and hyphens'),
          ProjectType,
        )
        .refine((types) => Object.keys(types).length > 0, 'Name at least one kind of project')
        .default(DEFAULT_PROJECT_TYPES),
      /** What the calculation assumes until a visitor changes it (P-ROI-7, P-ROI-8). */
      assumptions: RoiAssumptions.prefault({}),
      /** What "Use example figures" fills in, as one would type it. */
      example: z
        .strictObject({
          currentITCosts: Text.default('$2,400,000'),
          employeeCount: Text.default('250'),
          averageSalary: Text.default('$85,000'),
          downtimeHours: Text.default('4'),
          securityIncidents: Text.default('3'),
          complianceGaps: Text.default('5'),
          projectType: Text.default('cloud'),
        })
        .prefault({}),
    })
    .prefault({}),
});
export type Brand = z.infer<typeof Brand>;

/** The kinds of message that visitors can choose, in order. */
export const opportunityTypes = ({ opportunityTypes: chosen }: Brand): { value: string; label: string }[] =>
  Object.entries(chosen ?? OPPORTUNITIES).map(([value, label]) => ({ value, label }));

function isLocale(tag: string): boolean {
  try {
    return Intl.getCanonicalLocales(tag).length === 1;
  } catch {
    return false;
  }
}
