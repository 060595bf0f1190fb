/** A build writes one header rule per page, and each answer looks through all of them. */
export type HeaderRule = { for: string; values: Record<string, string> };

const POLICY = 'Content-Security-Policy';
/** Shown at every address of a section that has no page. */
const MISSING_PAGE = '/404';

/**
 * One rule for each section (`/blog` and all below it): its pages share a policy, which allows what any of them
 * does, and the page for what is missing. Policies of one site differ in the hashes of its own styles and scripts only.
 */
export function bySection(policies: ReadonlyMap<string, string>): HeaderRule[] {
  const sections = new Map<string, Map<string, string>>();
  for (const [path, policy] of policies) {
    if (!policy) continue;
    const section = path.split('/')[1] ?? '';
    const pages = sections.get(section) ?? new Map<string, string>();
    sections.set(section, pages.set(path, policy));
  }
  const missing = policies.get(MISSING_PAGE);
  return [...sections].flatMap(([section, pages]) => {
    const isAlone = pages.size === 1;
    const allowed = new Set([...pages.values(), ...(missing && !isAlone ? [missing] : [])]);
    const values = { [POLICY]: unionOf(allowed) };
    const paths = isAlone ? pages.keys() : [`/${section}`, `/${section}/*`];
    return Array.from(paths, (path) => ({ for: path, values }));
  });
}

/** Allows what any of these policies allows. */
function unionOf(policies: ReadonlySet<string>): string {
  const directives = new Map<string, Set<string>>();
  for (const policy of policies)
    for (const directive of policy.split(';')) {
      const [name = '', ...sources] = directive.trim().split(' ');
      if (!name) continue;
      const allowed = directives.get(name) ?? new Set();
      directives.set(name, allowed);
      for (const source of sources) allowed.add(source);
    }
  return Array.from(directives, ([name, sources]) => `${[name, ...sources].join(' ')};`).join(' ');
}
