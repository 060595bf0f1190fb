/** The content as typed relations: what questions about counts, order and time are computed from. */
import type { SiteContent } from '#server/content/site-content.ts';

import { datesIn, monthInWords } from './dates.ts';
import { roleName } from './passages.ts';
import type { PublishedText } from '#server/blog/published/service.ts';

export type Relation =
  | 'role'
  | 'project'
  | 'award'
  | 'credential'
  | 'skill'
  | 'testimonial'
  | 'post'
  | 'category'
  | 'area'
  | 'competency';

export type Row = {
  relation: Relation;
  /** Of the passage that it stands in. */
  passageId: string;
  /** "IT Manager at Example Online Services". */
  name: string;
  title: string;
  /** Employer, issuer or magazine. */
  organization: string;
  place: string;
  /** `2013-03`, `2021` or a day; empty where no date is published. */
  start: string;
  /** Empty where it lasts, equal to `start` where it is a moment. */
  end: string;
  /** Skills, categories, tags and kind: what a question may sort it by. */
  labels: string[];
  url: string;
  /** What it is in a sentence. */
  summary: string;
};

const NOTHING = { organization: '', place: '', start: '', end: '', labels: [], url: '', summary: '' };

const AWARD_KINDS: Record<SiteContent['awards'][number]['kind'], string> = {
  'video-series': 'video series',
  article: 'article',
  'social-post': 'post',
  recognition: 'award',
};

export function rowsOf(content: SiteContent, posts: PublishedText[]): Row[] {
  return [...careerRows(content), ...skillRows(content), ...testimonialRows(content), ...blogRows(posts)];
}

function careerRows(content: SiteContent): Row[] {
  const { roles, projects, awards } = content;
  return [
    ...roles.map((role): Row => ({
      relation: 'role',
      passageId: `roles/${role.id}`,
      name: roleName(role),
      title: role.title,
      organization: role.company,
      place: role.location,
      start: role.start,
      end: role.end ?? '',
      labels: role.skills,
      url: role.companyUrl ?? '',
      summary: role.details.description,
    })),
    ...projects.map((project): Row => ({
      ...NOTHING,
      relation: 'project',
      passageId: `projects/${project.id}`,
      name: project.title,
      title: project.title,
      ...projectFields(content, project.details.overview),
      labels: project.skills,
      url: project.articleUrl ?? '',
      summary: project.description,
    })),
    ...awards.map((award): Row => ({
      ...NOTHING,
      relation: 'award',
      passageId: `awards/${award.id}`,
      name: `the ${AWARD_KINDS[award.kind]} “${award.title.split(': ')[0]}” (${award.issuer}, ${monthInWords(award.date)})`,
      title: award.title,
      organization: award.issuer,
      start: award.date,
      end: award.date,
      labels: [award.kind.replace('-', ' ')],
      url: award.url ?? '',
      summary: award.summary,
    })),
  ];
}

function skillRows({ skills, about }: SiteContent): Row[] {
  return [
    ...skills.map(({ id, title, skills: items }): Row => ({
      ...NOTHING,
      relation: 'area',
      passageId: `skills/${id}`,
      name: title,
      title,
      summary: items.map((item) => (typeof item === 'string' ? item : item.text)).join('; '),
    })),
    ...about.competencies.map(({ title, text }): Row => ({
      ...NOTHING,
      relation: 'competency',
      passageId: 'about/competencies',
      name: title,
      title,
      summary: text,
    })),
    ...skills.flatMap(({ id, skills: items }) =>
      items.flatMap((item): Row[] =>
        typeof item === 'string'
          ? []
          : [
              {
                ...NOTHING,
                relation: 'credential',
                passageId: `skills/${id}`,
                name: item.text,
                title: item.credential?.name ?? item.text,
                organization: item.credential?.issuer ?? '',
                start: item.credential?.date ?? '',
                end: item.credential?.date ?? '',
                labels: [item.credential?.kind === 'education' ? 'degree' : 'certification'],
                url: item.link,
                summary: item.text,
              },
            ],
      ),
    ),
    ...skills.flatMap(({ id, title, skills: items }) =>
      items.flatMap((item): Row[] =>
        typeof item === 'string'
          ? [
              {
                ...NOTHING,
                relation: 'skill',
                passageId: `skills/${id}`,
                name: item,
                title: item,
                labels: [title],
              },
            ]
          : [],
      ),
    ),
  ];
}

function testimonialRows({ testimonials }: SiteContent): Row[] {
  return [
    ...testimonials.map((testimonial): Row => ({
      ...NOTHING,
      relation: 'testimonial',
      passageId: `testimonials/${testimonial.id}`,
      name: `${testimonial.name} (${testimonial.title})`,
      title: testimonial.name,
      organization: testimonial.title,
      url: testimonial.profileUrl,
      ...datesIn(testimonial.context),
      labels: [testimonial.relationship],
      summary: `“${testimonial.quote}”`,
    })),
  ];
}

function blogRows(posts: PublishedText[]): Row[] {
  const categories = [...new Set(posts.flatMap((post) => post.categories))];
  return [
    ...posts.map((post): Row => ({
      ...NOTHING,
      relation: 'post',
      passageId: `posts/${post.slug}`,
      name: `“${post.title}”`,
      title: post.title,
      start: post.publishedAt.slice(0, 10),
      end: post.publishedAt.slice(0, 10),
      labels: [...post.categories, ...post.tags],
      url: `/blog/${post.slug}`,
      summary: post.excerpt,
    })),
    ...categories.map((name): Row => ({
      ...NOTHING,
      relation: 'category',
      passageId: 'site/blog',
      name,
      title: name,
    })),
  ];
}

/** Where and when a project was: its overview says it, or nothing does. */
function projectFields({ roles }: SiteContent, overview: string): Partial<Row> {
  const role = roles.filter(({ company }) => overview.includes(company));
  return {
    organization: [...new Set(role.map(({ company }) => company))].join(', '),
    place: role[0]?.location ?? '',
    ...datesIn(overview),
  };
}
