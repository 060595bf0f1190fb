/** What no schema of a single file sees: dates in reverse, names that nothing has, the same twice. */
import { FOLDER_NAMES, FOLDERS } from '#contracts/sections.ts';

import { didYouMean } from './nearest.ts';
import type { Problem } from './problem.ts';
import { problemAt, type ContentFile } from './read-content.ts';
import { presentSections, SECTIONS } from './sections.ts';
import { listAt, textAt, valueAt } from './value-at.ts';

/** Problems between fields and between files. */
export function acrossFiles(files: readonly ContentFile[]): Problem[] {
  const present = presentSections(files);
  const inMenu = present.filter((section) => section !== 'hero' && section !== 'blog');
  return [
    ...of(files, 'role').flatMap(reversedDates),
    ...of(files, 'profile').flatMap((file) => unknownSections(file, 'navigation', inMenu)),
    ...of(files, 'profile').flatMap((file) => vanishing(file, inMenu)),
    ...of(files, 'assistant').flatMap((file) => unknownSections(file, 'site', present)),
    ...FOLDER_NAMES.flatMap((name) => sameOrder(of(files, FOLDERS[name].kind))),
    ...sameSlug(of(files, 'post')),
    ...of(files, 'blog').flatMap((file) => ['categories', 'tags'].flatMap((list) => namedTwice(file, list))),
    ...taxonomyProblems(of(files, 'post'), of(files, 'blog')),
  ];
}

const of = (files: readonly ContentFile[], name: string) => files.filter(({ kind }) => kind.name === name);

function reversedDates(file: ContentFile): Problem[] {
  const [start, end] = [textAt(file.data, ['start']), textAt(file.data, ['end'])];
  if (!isMonth(start) || !isMonth(end) || end >= start) return [];
  return [problemAt(file, ['end'], `\`end\` is before \`start\`: '${end}' is earlier than '${start}'`)];
}

const isMonth = (text: string | undefined): text is string => /^\d{4}-\d{2}$/.test(text ?? '');

function unknownSections(file: ContentFile, list: string, present: readonly string[]): Problem[] {
  return listAt(file.data, [list]).flatMap((_entry, index) => {
    const path = [list, index, 'section'];
    const section = textAt(file.data, path);
    if (section === undefined || SECTIONS.includes(section)) return [];
    const meant = didYouMean(section, present) || `: use one of ${present.join(', ')}`;
    return [problemAt(file, path, `\`section\` names '${section}', which the page does not have${meant}`)];
  });
}

/** Entries of the menu that lead to what this page does not have: the menu goes without them. */
function vanishing(file: ContentFile, inMenu: readonly string[]): Problem[] {
  return listAt(file.data, ['navigation']).flatMap((_entry, index) => {
    const path = ['navigation', index, 'section'];
    const section = textAt(file.data, path);
    if (section === undefined || !SECTIONS.includes(section) || inMenu.includes(section)) return [];
    const message = `\`section\` names '${section}', which this page does not have in its menu, so that the entry is left out: remove it, or use one of ${inMenu.join(', ')}`;
    return [problemAt(file, path, message, 'warning')];
  });
}

function sameOrder(files: readonly ContentFile[]): Problem[] {
  return again(files, (file) => {
    const order = valueAt(file.data, ['order']);
    return typeof order === 'number' ? String(order) : undefined;
  }).map(({ file, first, key }) =>
    problemAt(
      file,
      ['order'],
      `\`order\` ${key} is also that of ${first.file}: give each its own`,
      'warning',
    ),
  );
}

function sameSlug(posts: readonly ContentFile[]): Problem[] {
  return again(posts, (post) => textAt(post.data, ['slug'])).map(({ file, first, key }) =>
    problemAt(file, ['slug'], `\`slug\` '${key}' is also that of ${first.file}: choose another`),
  );
}

/** Those whose key another one before them has. */
function again(files: readonly ContentFile[], keyOf: (file: ContentFile) => string | undefined) {
  const firsts = new Map<string, ContentFile>();
  return files.flatMap((file) => {
    const key = keyOf(file);
    if (key === undefined) return [];
    const first = firsts.get(key);
    firsts.set(key, first ?? file);
    return first ? [{ file, first, key }] : [];
  });
}

function namedTwice(file: ContentFile, list: string): Problem[] {
  return ['name', 'slug'].flatMap((field) => {
    const values = listAt(file.data, [list]).map((_entry, index) => textAt(file.data, [list, index, field]));
    return values.flatMap((value, index) =>
      value !== undefined && values.indexOf(value) < index
        ? [
            problemAt(
              file,
              [list, index, field],
              `\`${field}\` '${value}' stands twice in \`${list}\`: keep one`,
            ),
          ]
        : [],
    );
  });
}

function taxonomyProblems(posts: readonly ContentFile[], [blog]: readonly ContentFile[]): Problem[] {
  if (!blog)
    return posts.map((post) =>
      problemAt(
        post,
        ['categories'],
        '`categories` and `tags` are names of blog.yaml, which is not there: write it (its fields are in content/README.md), or remove the post',
      ),
    );
  return blog.data === undefined ? [] : unknownTaxonomy(posts, blog);
}

function unknownTaxonomy(posts: readonly ContentFile[], blog: ContentFile): Problem[] {
  return ['categories', 'tags'].flatMap((list) => {
    const known = listAt(blog.data, [list]).flatMap(
      (_entry, index) => textAt(blog.data, [list, index, 'name']) ?? [],
    );
    return posts.flatMap((post) =>
      listAt(post.data, [list]).flatMap((name, index) => {
        if (typeof name !== 'string' || known.includes(name)) return [];
        const meant = didYouMean(name, known) || ': add it there, or use one of those';
        return [
          problemAt(
            post,
            [list, index],
            `\`${list}\` names '${name}', which ${blog.file} does not have${meant}`,
          ),
        ];
      }),
    );
  });
}
