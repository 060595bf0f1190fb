import { readFileSync } from 'node:fs';

import type { Plugin } from 'vite';

const FOLDER = 'lucide/dist/esm';
const IMPORT = /import \{([^}]+)\} from 'lucide';/g;

/** Takes each icon of a browser's bundle from its own file: what exports them all has two thousand to be read. */
export function iconsByFile(): Plugin {
  let files = new Map<string, string>();
  return {
    name: 'icons-by-file',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    buildStart: () => {
      files = filesOf(readFileSync(`node_modules/${FOLDER}/lucide.mjs`, 'utf8'));
    },
    transform: {
      filter: { code: "} from 'lucide';" },
      handler: (code) => ({ code: withFiles(code, files), map: null }),
    },
  };
}

/** The file of each name that lucide exports. */
function filesOf(exported: string): Map<string, string> {
  const exports = exported.matchAll(/export \{([^}]+)\} from '\.\/(icons\/[^']+)'/g);
  return new Map(
    Array.from(exports, ([, names = '', file = '']) =>
      Array.from(names.matchAll(/default as (\w+)/g), ([, name = '']) => [name, file] as const),
    ).flat(),
  );
}

/** What has no file, as a type, is imported as before. */
function withFiles(code: string, files: ReadonlyMap<string, string>): string {
  return code.replace(IMPORT, (_, names: string) => {
    const imports = names.split(',').flatMap((name) => {
      const [imported = '', local = imported] = name.trim().split(' as ');
      const file = files.get(imported);
      if (!imported) return [];
      return file ? `import ${local} from '${FOLDER}/${file}';` : `import {${name}} from 'lucide';`;
    });
    return imports.join(' ');
  });
}
