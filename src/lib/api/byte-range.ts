import { refusal } from './api-request.ts';

/** The bytes from `first` to `last` of what is at an address of this site. @throws {RequestError} for a refusal. */
export async function byteRange(address: string, first: number, last: number): Promise<Blob> {
  const response = await fetch(address, { headers: { Range: `bytes=${first}-${last}` } });
  if (!response.ok) throw refusal(response, await response.text());
  const bytes = await response.blob();
  if (response.status === 206 && bytes.size === last - first + 1) return bytes;
  throw new Error('A part did not arrive whole.');
}
