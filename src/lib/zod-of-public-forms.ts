const MARK = '?public-forms';

type Resolver = {
  environment: { name: string };
  resolve: (source: string, importer?: string) => Promise<{ id: string; external: unknown } | null>;
};

/**
 * Gives `zod/mini` a copy of zod's core of its own in the browser. Of a shared copy everything is kept that any page
 * uses, so that the contact form would load what only the owner's tools need.
 */
export function zodOfPublicForms() {
  return {
    name: 'zod-of-public-forms',
    apply: 'build' as const,
    enforce: 'pre' as const,
    async resolveId(this: Resolver, source: string, importer?: string) {
      if (this.environment.name !== 'client') return null;
      const isInCopy = importer?.endsWith(MARK) && source.startsWith('.');
      if (source !== 'zod/mini' && !isInCopy) return null;
      const found = await this.resolve(source, importer?.replace(MARK, ''));
      return found && !found.external ? `${found.id}${MARK}` : null;
    },
  };
}
