import type { Root } from 'hast';
import { visit } from 'unist-util-visit';

/** Code blocks scroll, so the keyboard must reach them; the language is there for style and script. */
export function rehypeCode() {
  return (tree: Root): void => {
    visit(tree, { type: 'element', tagName: 'pre' }, (node) => {
      const [code] = node.children;
      const classes = code?.type === 'element' ? code.properties['className'] : undefined;
      const names = Array.isArray(classes) ? classes.map(String) : [];
      const language = names.find((name) => name.startsWith('language-'))?.slice('language-'.length);
      node.properties['tabIndex'] = 0;
      if (language && /^[\w+#-]{1,20}$/.test(language)) node.properties['dataLanguage'] = language;
    });
  };
}
