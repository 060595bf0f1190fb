import type { AstroIntegration } from 'astro';

/** Adds `client:near` and `client:intent`: islands that load no framework before the visitor acts. */
export function interactionDirectives(): AstroIntegration {
  return {
    name: 'interaction-directives',
    hooks: {
      'astro:config:setup': ({ addClientDirective }) => {
        addClientDirective({ name: 'near', entrypoint: new URL('./near.ts', import.meta.url).pathname });
        addClientDirective({ name: 'intent', entrypoint: new URL('./intent.ts', import.meta.url).pathname });
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
