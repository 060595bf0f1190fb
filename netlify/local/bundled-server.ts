/** Puts the server of on-demand pages into one small file when it is built; while developing, Node loads packages. */
export function bundledServer() {
  return {
    name: 'bundled-server',
    apply: 'build' as const,
    configEnvironment: (name: string) =>
      name === 'ssr'
        ? {
            resolve: { noExternal: true as const },
            define: { 'process.env.NODE_ENV': '"production"' },
            build: { rolldownOptions: { output: { minify: true } } },
          }
        : null,
  };
}
