/** What Astro and Vite do otherwise while they bundle this site. */
import type { AstroIntegration } from 'astro';

const MARK = '?public-form';
const FORM = '/src/features/contacts/';
/** It has no schema, and other pages share it. */
const ADDRESSES = '#contracts/address.ts';

type Resolver = {
  resolve: (source: string, importer?: string) => Promise<{ id: string; external: unknown } | null>;
};

/**
 * Gives the contact form copies of its own, in the browser, of its schema and of what that needs of zod. Of shared
 * ones everything is kept that any page uses, so that the form would load what only the owner's tools need.
 */
export function zodOfPublicForms() {
  return {
    name: 'zod-of-public-forms',
    apply: 'build' as const,
    enforce: 'pre' as const,
    applyToEnvironment: ({ name }: { name: string }) => name === 'client',
    resolveId: {
      filter: { id: /^(?:\.|#contracts\/|zod\/mini$)/ },
      async handler(this: Resolver, source: string, importer = '') {
        const isInCopy = importer.endsWith(MARK) && !source.startsWith('#');
        const isEntry = importer.includes(FORM) && !source.startsWith('.') && source !== ADDRESSES;
        if (!isInCopy && !isEntry) return null;
        const found = await this.resolve(source, importer.replace(MARK, ''));
        return found && !found.external ? { id: `${found.id}${MARK}`, moduleSideEffects: false } : null;
      },
    },
  };
}

/**
 * Makes `import()` in built pages just that. Vite's wrapper preloads style sheets and further scripts, but styles
 * are inlined in the page here, and the wrapper itself would cost every visitor a request.
 */
export function plainDynamicImports() {
  return {
    name: 'plain-dynamic-imports',
    apply: 'build' as const,
    enforce: 'pre' as const,
    load: {
      filter: { id: /^\0vite\/preload-helper\.js$/ },
      handler: () => 'export const __vitePreload = (load) => load();',
    },
  };
}

/** Adds `client:near` and `client:intent`: islands that load no framework before the visitor acts. */
export function interactionDirectives(): AstroIntegration {
  return {
    name: 'interaction-directives',
    hooks: {
      'astro:config:setup': ({ addClientDirective }) => {
        addClientDirective({
          name: 'near',
          entrypoint: new URL('../directives/near.ts', import.meta.url).pathname,
        });
        addClientDirective({
          name: 'intent',
          entrypoint: new URL('../directives/intent.ts', import.meta.url).pathname,
        });
      },
    },
  };
}

declare module 'astro' {
  interface AstroClientDirectives {
    /** Hydrates once the visitor has acted anywhere and the island is within one screen. */
    'client:near'?: boolean;
    /** Hydrates when the visitor touches the island, or when one of the named page events fires. */
    'client:intent'?: string;
  }
}
