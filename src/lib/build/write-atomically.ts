import { renameSync, writeFileSync } from 'node:fs';

/** Whole or not at all: who reads meanwhile, or comes after a build that was ended, finds no half file. */
export function writeAtomically(file: string, content: Uint8Array | string): void {
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, content);
  renameSync(draft, file);
}
