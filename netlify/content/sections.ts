/** Ids of what the page has, which navigation and assistant point to. */
export const SECTIONS: readonly string[] = [
  'hero',
  'about',
  'awards',
  'experience',
  'skills',
  'projects',
  'testimonials',
  'roi-calculator',
  'contact',
  'blog',
];
