/**
 * Makes `import()` in built pages just that. Vite's wrapper preloads style sheets and further scripts, but styles
 * are inlined in the page here, and the wrapper itself would cost every visitor a request.
 */
export function plainDynamicImports() {
  return {
    name: 'plain-dynamic-imports',
    apply: 'build' as const,
    enforce: 'pre' as const,
    load: (id: string) =>
      id === '\0vite/preload-helper.js' ? 'export const __vitePreload = (load) => load();' : null,
  };
}
