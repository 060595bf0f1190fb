/** Icons that `content/` names. Imports every lucide icon: for prerendered pages only, never for browsers. */
import { icons, type IconNode } from 'lucide';

/**
 * The shape of the lucide icon of that name, as lucide.dev spells it (`building-2`).
 * @throws with the name when there is no such icon, so that a typing error stops the build.
 */
export function contentIcon(name: string): IconNode {
  const shape = Object.entries<IconNode>(icons).find(([key]) => key === pascalCase(name))?.[1];
  if (!shape) throw new Error(`No lucide icon is called "${name}": see https://lucide.dev/icons`);
  return shape;
}

function pascalCase(name: string): string {
  return name.replace(/(?:^|-)(.)/g, (_match, letter: string) => letter.toUpperCase());
}
