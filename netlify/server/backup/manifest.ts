/** What a backup consists of: one file that names all others, with their sizes and checksums. */
import { createHash } from 'node:crypto';

import { z } from 'zod';

export const MANIFEST_FILE = 'manifest.json';
/** The manifest's own checksum, as `sha256sum -c` reads it. */
export const MANIFEST_SUM_FILE = 'manifest.sha256';
export const KEYS_FILE = 'keys.jwe';

const Count = z.number().int().min(0);
const Sha256 = z.string().regex(/^[0-9a-f]{64}$/);
/** Names nothing outside of the folder or the store that it is looked up in. */
const staysBelow = (path: string) => path.split('/').every((part) => !['', '.', '..'].includes(part));
const FilePath = z
  .string()
  .regex(/^[\w./-]{1,200}$/)
  .refine(staysBelow);

const BackupFile = z.object({ path: FilePath, bytes: Count, sha256: Sha256 });
export type BackupFile = z.infer<typeof BackupFile>;

const Table = z.object({
  name: z.string(),
  /** Those that are stored: the database makes the others. Each value is a text as Postgres writes it, or null. */
  columns: z.array(z.object({ name: z.string(), type: z.string() })),
  rows: Count,
  /** JSON Lines: an array for each row. */
  pieces: z.array(BackupFile.extend({ rows: Count })),
});
export type BackupTable = z.infer<typeof Table>;

const Sequence = z.object({ table: z.string(), column: z.string(), last: z.string(), isCalled: z.boolean() });
export type BackupSequence = z.infer<typeof Sequence>;

export const Manifest = z.object({
  format: z.literal(1),
  /** Version of the product that made it. */
  product: z.string(),
  madeAt: z.iso.datetime(),
  /** Of the database: see `instance_identity`. */
  identity: z.string(),
  /** In the order of their moments; a moment of 0 is a mark of what was done once. */
  migrations: z.array(z.object({ when: z.number(), hash: z.string() })),
  tables: z.array(Table),
  sequences: z.array(Sequence),
  blobs: z.array(
    BackupFile.extend({ key: z.string().refine(staysBelow), notes: z.record(z.string(), z.string()) }),
  ),
  /** How many blobs rows name that the storage did not have; backups of older releases do not say. */
  missingBlobs: Count.optional(),
  /** Whether `keys.jwe` is there. */
  keys: BackupFile.nullable(),
});
export type Manifest = z.infer<typeof Manifest>;
export type BackupBlob = Manifest['blobs'][number];

export const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

export const describeFile = (path: string, bytes: Uint8Array): BackupFile => ({
  path,
  bytes: bytes.byteLength,
  sha256: sha256(bytes),
});

/** Every file but the manifest, in the order in which they are archived. */
export const filesOf = ({ tables, blobs, keys }: Manifest): BackupFile[] => [
  ...tables.flatMap(({ pieces }) => pieces),
  ...blobs,
  ...(keys ? [keys] : []),
];

export const rowsIn = ({ tables }: Manifest): number => tables.reduce((sum, { rows }) => sum + rows, 0);

export const bytesIn = (manifest: Manifest): number =>
  filesOf(manifest).reduce((sum, { bytes }) => sum + bytes, 0);

/** A key as a path where it is a plain one; any other is named by its checksum. */
export function blobPath(key: string): string {
  const path = `blobs/${key}`;
  const isPlain = key.length <= 90 && !key.startsWith('by-sum/') && FilePath.safeParse(path).success;
  return isPlain ? path : `blobs/by-sum/${sha256(new TextEncoder().encode(key))}`;
}

/** The manifest's two files. */
export function manifestFiles(manifest: Manifest): { path: string; bytes: Uint8Array<ArrayBuffer> }[] {
  const encoder = new TextEncoder();
  const bytes = encoder.encode(`${JSON.stringify(manifest, undefined, 1)}\n`);
  const sum = encoder.encode(`${sha256(bytes)}  ${MANIFEST_FILE}\n`);
  return [
    { path: MANIFEST_FILE, bytes },
    { path: MANIFEST_SUM_FILE, bytes: sum },
  ];
}
