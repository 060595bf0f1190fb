import { boxesOf, contentAt, empty, emptyBut, openWiper, PARTS_MAXIMUM } from './boxes.ts';
import type { Stripped } from './output.ts';

/** What a film is made of, by where it stands: whatever else is there may tell the place, the device or the owner. */
const FILM = new Set(['ftyp', 'styp', 'sidx', 'ssix', 'moov', 'moof', 'mdat', 'mfra']);
const MOVIE = new Set(['mvhd', 'iods', 'mvex', 'trak']);
const TRACK = new Set(['tkhd', 'tapt', 'edts', 'mdia']);
/**
 * Tracks by their handlers: film, sound, the pictures of a moving AVIF, and what is clear in them, which says of which
 * track. Cameras write others beside them: where they were each second, in readings or as subtitles.
 */
const SHOWN_TRACKS = new Map([
  ['vide', TRACK],
  ['soun', TRACK],
  ['pict', TRACK],
  ['auxv', new Set([...TRACK, 'tref'])],
]);

/** Empties the rest where it is: what stays refers to places in the file. */
export function stripMp4(video: Buffer): Stripped {
  const bytes = Buffer.from(video);
  emptyBut(bytes, FILM, PARTS_MAXIMUM);
  stripMovies(bytes);
  return bytes;
}

/** @throws {RangeError} for tables that are no tables of this file. */
export function stripMovies(file: Buffer): void {
  const wipe = openWiper(file);
  for (const movie of boxesOf(file, PARTS_MAXIMUM)) {
    if (movie.type !== 'moov') continue;
    emptyBut(movie.content, MOVIE);
    forgetTimes(contentAt(movie.content, ['mvhd']));
    for (const track of boxesOf(movie.content)) {
      if (track.type !== 'trak') continue;
      const handler = contentAt(track.content, ['mdia', 'hdlr']);
      const kept = SHOWN_TRACKS.get(handler?.toString('latin1', 8, 12) ?? '');
      if (kept) {
        emptyBut(track.content, kept);
        forgetTimes(contentAt(track.content, ['tkhd']));
        forgetTimes(contentAt(track.content, ['mdia', 'mdhd']));
        handler?.subarray(24).fill(0); // the name of what wrote it
      } else {
        wipeSamples(contentAt(track.content, ['mdia', 'minf', 'stbl']), wipe);
        empty(track);
      }
    }
  }
}

/** When it was made and changed, in four bytes each, or eight in version 1. */
function forgetTimes(head: Buffer | undefined): void {
  head?.subarray(4, head[0] === 1 ? 20 : 12).fill(0);
}

/** Empties what a track shows, which lies among that of the others (ISO/IEC 14496-12, 8.7). */
function wipeSamples(table: Buffer | undefined, wipe: ReturnType<typeof openWiper>): void {
  if (!table) return;
  const [sizes, runs] = [contentAt(table, ['stsz']), contentAt(table, ['stsc'])];
  const long = contentAt(table, ['co64']);
  const places = long ?? contentAt(table, ['stco']);
  if (contentAt(table, ['stz2'])) throw new RangeError('lengths in less than four bytes are not read');
  if (!sizes || !runs || !places) return;
  const chunks = places.readUInt32BE(4);
  const samples = sizes.readUInt32BE(8);
  let [sample, run] = [0, 0];
  for (let chunk = 0; chunk < chunks && sample < samples; chunk += 1) {
    // Each run of chunks says with which it begins, from 1, and how many samples each has.
    while (run + 1 < runs.readUInt32BE(4) && runs.readUInt32BE(8 + 12 * (run + 1)) <= chunk + 1) run += 1;
    const next = Math.min(samples, sample + runs.readUInt32BE(8 + 12 * run + 4));
    const place = long ? Number(long.readBigUInt64BE(8 + 8 * chunk)) : places.readUInt32BE(8 + 4 * chunk);
    wipe(place, bytesOf(sizes, sample, next));
    sample = next;
  }
}

/** The length of these samples: all have one, or each its own. */
function bytesOf(sizes: Buffer, from: number, to: number): number {
  const one = sizes.readUInt32BE(4);
  if (one > 0) return one * (to - from);
  let bytes = 0;
  for (let sample = from; sample < to; sample += 1) bytes += sizes.readUInt32BE(12 + 4 * sample);
  return bytes;
}
