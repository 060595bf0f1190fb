/** What each field of `content/` is and where it shows: for content/README.md and for editors. */

import { PHRASES } from '#contracts/phrases.ts';

/** Where each word of brand.yaml shows. */
const WORD_PLACES = {
  'Bar at the top, menu': ['portfolio', 'blog', 'contactButton', 'contactButtonOnPhone'],
  'Buttons of the first screen': ['heroContact', 'heroExperience'],
  'End of the chart of your career': ['today'],
  'Heading in the section about you': ['leadership', 'competencies', 'focus'],
  'Heading of the blog’s list': ['articles'],
  'Section of awards: what an entry is': ['recognition', 'article', 'socialPost', 'videoSeries'],
  'Section of awards: where an entry leads': ['viewPost', 'readArticle', 'readPost', 'readText'],
  'Link of a project with `articleUrl`': ['projectArticle'],
  'Hint on a card that opens a panel': ['moreAbout'],
  'Heading in the panel of a position': ['achievements', 'responsibilities'],
  'Heading in the panel of a card of skills': ['highlights'],
  'Heading in the panel of a project': ['challenges', 'outcomes'],
  'Heading in the whole record': ['publications'],
  'Contact section': ['email', 'phone', 'profile', 'location', 'opportunities', 'download'],
  'Foot of the pages, path above posts': ['home', 'resume'],
  'End of a period that lasts': ['present'],
  'Résumé; the page on paper': ['languages', 'skills', 'education', 'selectedProjects'],
  'What the contact form says once a message has arrived': ['reply'],
};
const WORD_NOTES = Object.fromEntries(
  Object.entries(WORD_PLACES).flatMap(([place, words]) => words.map((word) => [`words.${word}`, place])),
);

/** By kind of file, then by path; `*` stands for any name, and a note holds for what lies within. */
const NOTES: Record<string, Record<string, string>> = {
  profile: {
    name: 'Your whole name: first screen, navigation, titles of all pages, résumé, structured data',
    givenName: 'What the assistant calls you; the author of posts',
    familyName: 'The author of posts, structured data',
    label: 'Your profession in a few words: above the headline, title of the page, résumé',
    headline: 'The largest text of the first screen, and of the picture of link previews',
    tagline: 'One sentence below the headline',
    summary: 'One paragraph for search engines, feeds, résumé and the assistant',
    stats: 'Figures of the first screen, such as `15+` and `Years`',
    email: 'Contact section, résumé; your account here',
    phone: 'Contact section and résumé; leave it out for none',
    'location.city': 'Contact section, résumé, structured data',
    'location.region': 'Contact section, résumé, structured data',
    'location.country': 'Contact section, résumé, structured data',
    'location.countryCode': 'Two capitals (ISO 3166-1) for machines, such as `CA`: structured data, résumé',
    'location.mapUrl': 'Where the place in the contact section leads',
    location: 'Where you are',
    'network.label': 'What the link to your profile is called: contact section, résumé',
    'network.url': 'Your profile at a professional network: contact section, résumé, structured data',
    network: 'Your profile at a professional network',
    availability: 'How and from when you can be hired: contact section; the assistant quotes it',
    opportunities: 'What you look for: list of the contact section, assistant',
    navigation: 'Links of the menu, in order; without it the sections by their own names',
    'navigation[].section': 'Id of a section of the page, such as `experience`',
    'navigation[].label': 'What the link is called',
    languages: 'Languages that you speak: résumé, structured data, assistant',
  },
  about: {
    leadership: 'How you work: a paragraph of the section about you',
    competencies: 'What you are good at: cards of the section about you, assistant',
    focus: 'What you do now: cards of the section about you, assistant',
  },
  role: {
    title: 'Timeline, chart, résumé, assistant',
    company: 'Timeline, résumé, assistant',
    companyUrl: 'Where the company’s name leads; `null` for nowhere',
    location: 'Timeline and résumé',
    start: 'First month, such as `2019-05`: order of the timeline, chart, résumé',
    end: 'Last month, such as `2021-06`; `null` while it lasts',
    skills: 'Labels of the card; keywords of the résumé',
    'details.description': 'What the job was: panel, résumé, assistant',
    'details.achievements': 'What you achieved: panel, résumé, assistant',
    'details.responsibilities': 'What you did: the first five in the panel, all in the résumé',
    details: 'The panel that a card opens',
  },
  skills: {
    order: 'Place among the cards, smallest first; each its own',
    icon: 'Name of an icon of https://lucide.dev/icons',
    title: 'Heading of the card, résumé',
    skills:
      'Plain texts, or texts with a link that proves them or a degree or certificate: card, résumé, assistant',
    'skills[].link': 'Where the skill can be verified',
    'skills[].credential': 'A degree or certificate in the words of résumé and structured data',
    'skills[].credential.date': 'When it was, or will be, obtained, such as `2027-01` or `2027`',
    'details.description': 'First paragraph of the panel, assistant',
    'details.highlights': 'List of the panel, assistant',
    details: 'The panel that a card opens',
  },
  project: {
    order: 'Place among the cards, smallest first; each its own',
    icon: 'Name of an icon of https://lucide.dev/icons',
    title: 'Heading of the card, résumé, assistant',
    subtitle: 'Line below the heading',
    description: 'Text of the card, résumé, assistant',
    metrics: 'Figures of the card, such as `30%` and `less waste`',
    skills: 'Labels of the card',
    articleUrl: 'An article about it: the card then leads there',
    'details.overview': 'First paragraph of the panel, assistant',
    'details.challenges': 'List of the panel, assistant',
    'details.outcomes': 'List of the panel, résumé, assistant',
    details: 'The panel that a card opens',
  },
  award: {
    order: 'Place in the section, smallest first; each its own',
    kind: 'How it is shown: films and texts have cards, recognitions a line; a publication is an `article`',
    title: 'Heading, résumé, structured data',
    issuer: 'Who published or awarded it',
    date: 'A month such as `2019-09`, or a year such as `2021`',
    summary: 'What it is, in one paragraph',
    body: 'Paragraphs that can be read on the page (articles and posts)',
    url: 'Where the original is',
  },
  testimonial: {
    order: 'Place in the section, smallest first; each its own',
    name: 'Who says it',
    profileUrl: 'Where the name leads',
    headshot: 'A picture of who says it, below `public/`, such as `/headshots/name.webp`',
    title: 'Profession and company of who says it',
    relationship: 'How you worked together',
    context: 'When or about what',
    stars: 'How many stars of five; none without it',
    quote: 'What was said: card, assistant',
  },
  assistant: {
    suggestions:
      'Questions that the assistant offers, in English, which is all it answers in; `{name}` and `{givenName}` are filled in',
    site: 'What the assistant says about the site itself',
    'site[].topic': 'What a question is about',
    'site[].section': 'Id of the section that the answer points to',
    'site[].title': 'What the source of the answer is called',
    'site[].text': 'The answer; `{name}` and `{givenName}` are filled in',
  },
  brand: {
    locale:
      'How dates and numbers are written, such as `de-CH`, and the language that pages name to browsers; it translates no word',
    font: 'A variable font of Fontsource that is installed, for a name in letters that the site’s own font lacks',
    'colors.*.accent':
      "A colour, such as `'#0f5f46'`; that of one theme alone is enough, since all else follows from it",
    colors: 'Colours in the light and in the dark theme',
    'colors.*.*':
      "A colour, such as `'#0f5f46'`; the build checks its contrast, and an accent alone is enough",
    order: 'Sections in the order of the page; the others follow',
    without:
      'Sections and parts that the site does not have; `assistant-greeting` is that the assistant opens by itself',
    sections: 'What the sections of the page are called',
    'sections.*.label': 'Name of the section in the navigation and above its title',
    'sections.*.title': 'Title of the section',
    'sections.*.intro': 'Line below the title',
    ...WORD_NOTES,
    words: 'Single words and lines of the pages',
    opportunityTypes:
      'What visitors choose from in the contact form: `consulting`, `fulltime`, `advisory` and `other`, each with a label of yours; one that is left out is not offered',
    'roi.currency': 'Currency of the calculator (ISO 4217), such as `CHF`',
    'roi.assumptions':
      'What the calculator assumes until a visitor changes it: amounts, shares as fractions of 1',
    'roi.assumptions.savingsSpread':
      'How far its low and high cases lie from the expected savings: `0.2` is ±20 %',
    'roi.projectTypes': 'What each kind of project saves and costs, as fractions of 1',
    'roi.example': 'The fields of “Use example figures”, as one would type them',
    roi: 'The ROI calculator',
  },
  blog: {
    categories: 'Categories that posts name; a new database begins with them',
    tags: 'Tags that posts name; a new database begins with them',
    '*.name': 'Lists, filters and posts show it; each once',
    '*.slug': 'Its address: small letters, digits and single dashes; each once',
    '*.description': 'Text above the list of its posts',
    '*.color': "Its colour, such as `'#0f5f46'`, in small letters",
    '*.sortOrder': 'Place among the categories, smallest first',
  },
  phrases: PHRASES,
  post: {
    title: 'Heading, lists, feeds, link previews',
    slug: 'Its address below `/blog/`; the name of the file without `.md`',
    excerpt: 'Text in lists, feeds and link previews',
    coverImage: 'A picture below `public/`, such as `/images/posts/name.webp`; `null` for none',
    status: 'Who can read it: `published` is for everybody',
    publishedAt: "When it became public, such as `'2026-01-31T09:30:00Z'`",
    featured: 'Whether it stands out on the first page of the blog',
    allowComments: 'Whether readers may comment',
    seoTitle: 'Title for search engines, in place of the heading',
    seoDescription: 'Text for search engines, in place of the excerpt',
    categories: 'Names in blog.yaml',
    tags: 'Names in blog.yaml',
  },
};

/** What a field is for; of a field within others the note of the nearest that has one. */
export function noteOf(kind: string, path: string): string | undefined {
  const notes = Object.entries(NOTES[kind] ?? {});
  return (
    notes.find(([pattern]) => pattern === path)?.[1] ??
    notes.find(([pattern]) => fits(pattern, path))?.[1] ??
    (parentOf(path) && noteOf(kind, parentOf(path)))
  );
}

/** Paths that have a note of their own, with `*` for any name. */
export const notedPaths = (kind: string): string[] => Object.keys(NOTES[kind] ?? {});

/** Whether a path has the form of a pattern. */
export function fits(pattern: string, path: string): boolean {
  const [wanted, found] = [pattern.split('.'), path.replaceAll('[]', '').split('.')];
  return (
    wanted.length === found.length &&
    wanted.every((part, index) => part === '*' || part.replaceAll('[]', '') === found[index])
  );
}

const parentOf = (path: string): string =>
  path.replace(/(?:\.[^.[]+|\[\])$/, '').replace(/^[^.[]+$/, (name) => (name === path ? '' : name));
