/** Reading values whose shape nobody has checked yet. */
export type ValuePath = readonly PropertyKey[];

/** What stands at a path; undefined where there is nothing. */
export function valueAt(data: unknown, path: ValuePath): unknown {
  return path.reduce<unknown>(
    (value, key) => (typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined),
    data,
  );
}

/** The text at a path; undefined where there is none. */
export function textAt(data: unknown, path: ValuePath): string | undefined {
  const value = valueAt(data, path);
  return typeof value === 'string' ? value : undefined;
}

/** The entries of the list at a path. */
export function listAt(data: unknown, path: ValuePath): unknown[] {
  const value = valueAt(data, path);
  return Array.isArray(value) ? value : [];
}
