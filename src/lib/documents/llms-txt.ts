/** The site in the words of https://llmstxt.org: a summary for language models, and where to read on. */
import { formatMonth, formatPeriod } from '#lib/content/career.ts';
import { credentials, type SiteContent } from '#lib/content/site-content.ts';
import { absoluteUrl } from '#lib/seo/metadata.ts';

/** The text of `/llms.txt`: plain facts first, then lists of links, as the format asks. */
export function llmsTxt(content: SiteContent, site: URL | string): string {
  const { profile } = content;
  const home = absoluteUrl('/', site);
  const sections = profile.navigation.map(({ section, label }) => item(label, `${home}#${section}`));
  return `${[
    `# ${profile.name}: ${profile.headline}`,
    `> ${profile.summary}`,
    'Key facts:',
    keyFacts(content),
    'Experience, newest first:',
    list(
      content.roles.map(
        (role) => `${role.title}, ${role.company}, ${formatPeriod(role)}: ${role.details.description}`,
      ),
    ),
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
      item('Contact', `${home}#contact`),
    ]),
    '## Projects',
    list(content.projects.map((project) => projectItem(project, `${home}#projects`))),
    '## Optional',
    list(
      content.awards.map(({ title, issuer, date, url }) =>
        item(title, url ?? `${home}#awards`, `${issuer}, ${formatMonth(date)}`),
      ),
    ),
  ].join('\n\n')}\n`;
}

function keyFacts({ profile, skills }: SiteContent): string {
  const { city, region, country } = profile.location;
  const held = credentials(skills).map(({ text, issuer }) => `${text}, ${issuer}`);
  return list([
    `Position: ${profile.label}`,
    `Location: ${city}, ${region}, ${country}`,
    `Figures: ${profile.stats.map(({ value, label }) => `${value} ${label}`).join('; ')}`,
    `Education and certifications: ${held.join('; ')}`,
    `Looking for: ${profile.opportunities.join('; ')}`,
    `Availability: ${profile.availability}`,
    `Contact: ${profile.email}, ${profile.phone}`,
  ]);
}

function projectItem(project: SiteContent['projects'][number], section: string): string {
  const figures = project.metrics.map(({ value, label }) => `${value} ${label}`).join('; ');
  return item(project.title, project.articleUrl ?? section, `${project.description} (${figures})`);
}

function item(name: string, url: string, notes?: string): string {
  return `[${name}](${url})${notes ? `: ${notes}` : ''}`;
}

function list(items: string[]): string {
  return items.map((entry) => `- ${entry}`).join('\n');
}
