const NAMES: Record<string, string> = {
  '/': 'Home',
  '/blog': 'Blog',
  '/blog/search': 'Search of the blog',
  '/record': 'Record',
};

type Titled = { slug: string; title: string };

/** Of the posts only the newest is in the nightly run (D25). */
export const nightlyTitle = (route: string): string =>
  NAMES[route] ?? (route.startsWith('/blog/') ? 'Newest post' : route);

/** `Home`; the title of a post that is known, else the path itself. */
export const pageTitle = (route: string, posts: readonly Titled[] = []): string =>
  NAMES[route] ?? posts.find(({ slug }) => route === `/blog/${slug}`)?.title ?? route;

/** Every page that a card can be drawn of, those of the nightly run first. */
export function pageChoices(pages: readonly string[], posts: readonly Titled[]) {
  const routes = new Set([...pages, ...Object.keys(NAMES), ...posts.map(({ slug }) => `/blog/${slug}`)]);
  return Array.from(routes, (route) => ({ value: route, label: pageTitle(route, posts) }));
}
