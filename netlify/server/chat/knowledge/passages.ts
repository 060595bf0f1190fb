/** Cuts the content into passages and facts: the only place that knows both shapes. */
import { hasContent, SECTIONS, type Folder, type Section } from '#contracts/sections.ts';
import type { Role } from '#contracts/content.ts';
import type { PublishedText } from '#server/blog/published/service.ts';
import type { SiteContent } from '#server/content/site-content.ts';

import { monthInWords, period } from './dates.ts';
import type { Fact, FactKind, Passage } from './types.ts';

type Statement = [kind: FactKind, text: string, lead?: string];
type Entry<Name extends Folder> = SiteContent[Name][number];
type Source = { id: string; section: string; title: string; lead?: string; statements: Statement[] };

const INTRODUCTION = 'hero';

/** Passages and facts of the whole content, in the order of the page. */
export function cutIntoFacts(content: SiteContent): { passages: Passage[]; facts: Fact[] } {
  const passages: Passage[] = [];
  const facts: Fact[] = [];
  for (const source of sources(content)) {
    const section = isOnPage(content, source.section) ? source.section : INTRODUCTION;
    const passage: Passage = {
      id: source.id,
      section,
      label: sectionLabel(content, section),
      title: source.title,
      url: section === 'blog' ? '/blog' : `/#${section}`,
      text: source.statements
        .map(([, text]) => text)
        .filter(Boolean)
        .join('\n'),
    };
    passages.push(passage);
    for (const [kind, text, lead] of source.statements.filter(([, text]) => text))
      facts.push({ id: facts.length, kind, text, lead: lead ?? source.lead ?? source.title, passage });
  }
  return { passages, facts };
}

/** What a section is called on the page. */
export function sectionLabel({ profile, brand }: SiteContent, section: string): string {
  const item = profile.navigation.find((entry) => entry.section === section);
  if (item) return item.label;
  if (section === INTRODUCTION) return 'Introduction';
  return isSection(section) ? brand.sections[section].label : brand.words.blog;
}

const isSection = (name: string): name is Section => SECTIONS.some((section) => section === name);

/** Whether there is such a place: an anchor that the page has, or the blog. */
function isOnPage(content: SiteContent, section: string): boolean {
  if (section === 'blog') return true;
  return isSection(section) && !content.brand.without.includes(section) && hasContent(section, content);
}

/** "IT Manager at Example Online Services". */
export const roleName = ({ title, company }: Role): string => `${title} at ${company}`;

function sources(content: SiteContent): Source[] {
  /** In the order of the page. */
  const entries: Record<Folder, Source[]> = {
    awards: content.awards.map(awardSource),
    roles: content.roles.map(roleSource),
    skills: content.skills.map(skillsSource),
    projects: content.projects.map(projectSource),
    testimonials: content.testimonials.map(testimonialSource),
  };
  return [
    ...profileSources(content),
    ...aboutSources(content),
    ...Object.values(entries).flat(),
    ...siteSources(content),
  ];
}

function profileSources({ profile }: SiteContent): Source[] {
  const { city, region, country } = profile.location;
  const place = [city, region, country].filter(Boolean).join(', ');
  const ways = [
    `Email ${profile.email}`,
    profile.phone && `phone ${profile.phone}`,
    profile.network.url && `${profile.network.label} ${profile.network.url}`,
  ];
  return [
    {
      id: 'profile',
      section: 'hero',
      title: profile.name,
      statements: [
        ['summary', profile.summary],
        ['summary', `${profile.label}: ${profile.headline}. ${profile.tagline}`],
        ...profile.stats.map(({ value, label }): Statement => ['metric', `${value} ${label}`]),
      ],
    },
    {
      id: 'contact',
      section: 'contact',
      title: 'Contact and availability',
      statements: [
        ['contact', profile.availability, 'Availability'],
        ['contact', ways.filter(Boolean).join(', ')],
        ['contact', place && `Based in ${place}`, 'Location'],
        ['contact', listed('Sought', profile.opportunities), 'Opportunities'],
        ['contact', listed('Languages', profile.languages), 'Languages'],
      ],
    },
  ];
}

const listed = (what: string, items: readonly string[]) =>
  items.length > 0 ? `${what}: ${items.join('; ')}` : '';

function aboutSources({ profile, about, brand: { sections, words } }: SiteContent): Source[] {
  const sources: Source[] = [
    {
      id: 'about/summary',
      section: 'about',
      title: sections.about.title,
      statements: [
        ...about.body
          .filter((text) => text !== profile.summary) // an import writes it to both
          .map((text): Statement => ['summary', text]),
        ['summary', about.leadership, words.leadership],
      ],
    },
    {
      id: 'about/competencies',
      section: 'about',
      title: words.competencies,
      statements: about.competencies.map(({ title, text }) => ['competency', text, title]),
    },
    {
      id: 'about/focus',
      section: 'about',
      title: words.focus,
      statements: about.focus.map(({ title, text }) => ['focus', text, title]),
    },
  ];
  return sources.filter(({ statements }) => statements.some(([, text]) => text));
}

function awardSource(award: Entry<'awards'>): Source {
  return {
    id: `awards/${award.id}`,
    section: 'awards',
    title: award.title,
    lead: `${award.title} (${award.issuer}, ${monthInWords(award.date)})`,
    statements: [
      ['award', award.summary],
      ...(award.body ?? []).map((text): Statement => ['paragraph', text]),
    ],
  };
}

function roleSource(role: Entry<'roles'>): Source {
  const { details } = role;
  return {
    id: `roles/${role.id}`,
    section: 'experience',
    title: roleName(role),
    lead: `As ${roleName(role)} (${period(role)})`,
    statements: [
      ['description', details.description],
      ...details.achievements.map((text): Statement => ['achievement', text]),
      ...details.responsibilities.map((text): Statement => ['responsibility', text]),
      ['description', role.location && `Place of work: ${role.location}.`],
      ['tags', role.skills.join(', ')],
    ],
  };
}

function skillsSource({ id, title, skills, details }: Entry<'skills'>): Source {
  return {
    id: `skills/${id}`,
    section: 'skills',
    title,
    statements: [
      ['description', details.description],
      ...skills.map((skill): Statement => ['skill', typeof skill === 'string' ? skill : skill.text]),
      ...details.highlights.map((text): Statement => ['highlight', text]),
    ],
  };
}

function projectSource(project: Entry<'projects'>): Source {
  const { details } = project;
  return {
    id: `projects/${project.id}`,
    section: 'projects',
    title: project.title,
    statements: [
      ['description', project.description],
      ['overview', details.overview],
      ...project.metrics.map(({ value, label }): Statement => ['metric', `${value} ${label}`]),
      ...details.outcomes.map((text): Statement => ['outcome', text]),
      ...details.challenges.map((text): Statement => ['challenge', text]),
      ['tags', project.skills.join(', ')],
    ],
  };
}

function testimonialSource({ id, name, title, relationship, quote }: Entry<'testimonials'>): Source {
  return {
    id: `testimonials/${id}`,
    section: 'testimonials',
    title: [name, title].filter(Boolean).join(', '),
    statements: [
      ['quote', quote],
      ['description', `${name}: ${title}. ${relationship}.`, name],
    ],
  };
}

function siteSources({ profile, assistant, brand }: SiteContent): Source[] {
  const calculator = brand.sections['roi-calculator'];
  const kinds = Object.values(brand.roi.projectTypes).map(({ label }) => label);
  const described = assistant.site.map(({ topic, section, title, text }): Source => ({
    id: `site/${topic}`,
    section,
    title,
    statements: [
      ['site', text.replaceAll('{name}', profile.name).replaceAll('{givenName}', profile.givenName)],
    ],
  }));
  const shown: Source[] = [
    {
      id: 'page/calculator',
      section: 'roi-calculator',
      title: calculator.label,
      statements: [
        ['site', calculator.intro ?? ''],
        ['site', `The calculator knows ${kinds.length} types of project: ${kinds.join(', ')}`],
      ],
    },
    {
      id: 'page/form',
      section: 'contact',
      title: 'Contact form',
      statements: [['paragraph', `The reply once the form is sent: ${brand.words.reply}`]],
    },
  ];
  return [
    ...described,
    ...shown.filter(({ section }) => isSection(section) && !brand.without.includes(section)),
  ];
}

/** A post as something to cite. */
export function postPassage({ slug, title, excerpt, content }: PublishedText): Passage {
  return {
    id: `posts/${slug}`,
    section: 'blog',
    label: 'Blog',
    title,
    url: `/blog/${slug}`,
    text: `${excerpt}\n${content}`,
  };
}
