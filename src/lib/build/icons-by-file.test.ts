import { expect, test } from 'vitest';

import { iconsByFile } from './icons-by-file.ts';

test('D43 an icon comes from its own file, whatever it is called here, and types from where they are', () => {
  const { buildStart, transform } = iconsByFile();
  if (typeof buildStart !== 'function' || typeof transform !== 'object') throw new Error('Other hooks');
  Reflect.apply(buildStart, undefined, []);
  const code =
    "import {\n  Menu as MenuIcon,\n  LogOut, type IconNode,\n} from 'lucide';\nimport { x } from './x';";
  expect(Reflect.apply(transform.handler, undefined, [code])).toEqual({
    code: "import MenuIcon from 'lucide/dist/esm/icons/menu.mjs'; import LogOut from 'lucide/dist/esm/icons/log-out.mjs'; import { type IconNode} from 'lucide';\nimport { x } from './x';",
    map: null,
  });
});
