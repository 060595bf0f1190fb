/** A build writes one header rule per page, and each answer looks through all of them. */
export type HeaderRule = { for: string; values: Record<string, string> };

/** Writes the rules of a section (`/blog` and all below it) as one, where all its pages have the same headers. */
export function bySection(rules: readonly HeaderRule[]): HeaderRule[] {
  const sections = new Map<string, HeaderRule[]>();
  for (const rule of rules) {
    const section = rule.for.split('/')[1] ?? '';
    sections.set(section, [...(sections.get(section) ?? []), rule]);
  }
  return [...sections].flatMap(([section, [first, ...others]]) => {
    if (!first) return [];
    const isSame = others.every((rule) => JSON.stringify(rule.values) === JSON.stringify(first.values));
    if (others.length === 0 || !isSame) return [first, ...others];
    return [`/${section}`, `/${section}/*`].map((path) => ({ for: path, values: first.values }));
  });
}
