/** Items of lists, drawn in linear time: whether a list's items stand apart was asked of all of them for each. */
import type { List, ListItem, Parents } from 'mdast';
import { defaultHandlers, type Options } from 'remark-rehype';

type Handler = NonNullable<NonNullable<Options['handlers']>['listItem']>;

const answered = new WeakMap<List, List>();

/** The usual item, in a list that has the answer. */
export const listItem: Handler = (state, item: ListItem, parent: Parents | undefined) =>
  defaultHandlers.listItem(state, item, parent?.type === 'list' ? withAnswer(parent) : parent);

function withAnswer(list: List): List {
  const known = answered.get(list);
  if (known) return known;
  const isApart =
    list.spread === true || list.children.some(({ spread, children }) => spread ?? children.length > 1);
  const told: List = { ...list, spread: isApart, children: [] };
  answered.set(list, told);
  return told;
}
