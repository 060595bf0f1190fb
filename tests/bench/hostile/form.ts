/** Forms of the owner with files, and entrances that take them. */
import { someOf, type Repetition } from './alphabet.ts';
import type { Entrance } from './entrance.ts';
import type { Host } from './host.ts';

export const MEBIBYTE = 1024 * 1024;

export type Fields = Record<string, string | File>;

/** Sends a form as it comes from a network: this process would write it while it is read. */
export async function sendForm(host: Host, path: string, fields: Fields): Promise<number> {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.append(name, value);
  const encoded = new Response(data);
  const headers = { cookie: host.cookie, 'content-type': encoded.headers.get('content-type') ?? '' };
  return host.send({ method: 'POST', path, headers, body: await encoded.arrayBuffer() });
}

/** A file whose text has one character for each of its bytes. */
export const latinFile = (text: string, name: string): File =>
  new File([new Uint8Array(Buffer.from(text, 'latin1'))], name);

/** An entrance that only the owner has. */
export const owners = (
  name: string,
  maximum: number,
  send: Entrance['send'],
  alphabet: Repetition[] = someOf(4),
): Entrance => ({ name, isPublic: false, maximum, alphabet, send });
