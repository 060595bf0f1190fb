/** The site in the words of https://llmstxt.org: a summary for language models, and where to read on. */
import { credentialLine } from '#contracts/content.ts';
import { postPath } from '#lib/blog/summary.ts';
import { formatMonth, formatPeriod } from '#lib/content/career.ts';
import { placeOf } from '#lib/content/place.ts';
import { navigationOf, presentSections } from '#lib/content/present-sections.ts';
import { credentials, type SiteContent } from '#lib/content/site-content.ts';
import { absoluteUrl } from '#lib/seo/metadata.ts';

type LinkedPost = { title: string; slug: string; excerpt: string | null };
/** The newest; the blog itself lists the others. */
const POSTS_LISTED = 50;

/** The text of `/llms.txt`: plain facts first, then lists of links, as the format asks. */
export function llmsTxt(content: SiteContent, site: URL | string, posts: readonly LinkedPost[] = []): string {
  const { profile } = content;
  const home = absoluteUrl('/', site);
  const present = presentSections(content);
  const sections = navigationOf(content).map(({ section, label }) => item(label, `${home}#${section}`));
  const part = (heading: string, items: string[]) => (items.length > 0 ? [heading, list(items)] : []);
  return `${[
    `# ${profile.name}: ${profile.headline}`,
    `> ${profile.summary}`,
    'Key facts:',
    keyFacts(content),
    ...part('Experience, newest first:', content.roles.map(roleItem)),
    '## Documents',
    list([
      item('Résumé as JSON', absoluteUrl('/resume.json', site), 'complete, by the JSON Resume schema'),
      item(
        'Résumé as a Word document',
        absoluteUrl('/resume.docx', site),
        'for people and applicant tracking systems',
      ),
    ]),
    '## Site',
    list([
      item('Home', home, 'the whole portfolio on one page'),
      ...sections,
      ...(present.includes('contact') ? [item('Contact', `${home}#contact`)] : []),
    ]),
    ...part(
      '## Projects',
      content.projects.map((project) => projectItem(project, `${home}#projects`)),
    ),
    ...part('## Blog', blogItems(posts, site)),
    ...part(
      '## Optional',
      content.awards.map(({ title, issuer, date, url }) =>
        item(title, url ?? `${home}#awards`, [issuer, formatMonth(date)].filter(Boolean).join(', ')),
      ),
    ),
  ].join('\n\n')}\n`;
}

/** The blog and its posts; nothing of a blog in which nothing is published. */
function blogItems(posts: readonly LinkedPost[], site: URL | string): string[] {
  if (posts.length === 0) return [];
  const newest = posts.slice(0, POSTS_LISTED);
  return [
    item('All posts', absoluteUrl('/blog', site)),
    ...newest.map(({ title, slug, excerpt }) =>
      item(plain(title), absoluteUrl(postPath(slug), site), plain(excerpt ?? '')),
    ),
  ];
}

/** Whatever an editor has taken: one line, without what would end the words of a link. */
const plain = (text: string): string => text.replace(/[[\]]/g, '').replace(/\s+/g, ' ').trim();

function roleItem(role: SiteContent['roles'][number]): string {
  const { description } = role.details;
  return `${role.title}, ${role.company}, ${formatPeriod(role)}${description && `: ${description}`}`;
}

/** What is known; a fact without words is left out. */
function keyFacts({ profile, skills }: SiteContent): string {
  const held = credentials(skills).map(credentialLine);
  const facts = {
    Position: profile.label,
    Location: placeOf(profile),
    Figures: profile.stats.map(({ value, label }) => `${value} ${label}`).join('; '),
    'Education and certifications': held.join('; '),
    'Looking for': profile.opportunities.join('; '),
    Availability: profile.availability,
    Contact: [profile.email, profile.phone].filter(Boolean).join(', '),
  };
  return list(Object.entries(facts).flatMap(([name, text]) => (text ? [`${name}: ${text}`] : [])));
}

function projectItem(project: SiteContent['projects'][number], section: string): string {
  const figures = project.metrics.map(({ value, label }) => `${value} ${label}`).join('; ');
  const notes = `${project.description}${figures && ` (${figures})`}`;
  return item(project.title, project.articleUrl ?? section, notes);
}

function item(name: string, url: string, notes?: string): string {
  return `[${name}](${url})${notes ? `: ${notes}` : ''}`;
}

const list = (items: string[]): string => items.map((entry) => `- ${entry}`).join('\n');
