/** What stands in an object at a path such as `experience.0.title`; nothing where the path leads nowhere. */
export function valueAt(whole: unknown, path: string): unknown {
  let value = whole;
  for (const name of path.split('.')) {
    if (typeof value !== 'object' || value === null) return undefined;
    value = Object.entries(value).find(([key]) => key === name)?.[1];
  }
  return value;
}
