/** Splits whatever was sent into certificates, keys and requests, each known by its content and not by its name. */
import { X509Certificate, type KeyObject } from 'node:crypto';

import { CERTIFICATE_LIMITS } from '#contracts/certificate-parts.ts';

import { inflateEntry, zipEntries } from '../../files/zip.ts';
import { EFFORT_MAXIMUM, LockedError, type Effort } from './password.ts';
import { base64Bytes, pemBlocks, type PemBlock } from './pem.ts';
import { isPkcs12, readPkcs12 } from './pkcs12.ts';
import { assertUsual, decryptKey, isEncryptedKey, readKey, readPemKey } from './private-key.ts';
import { readPkcs7, readRequest, type Request } from './structures.ts';

/** A file or a text of the form. `field` says where on the form it belongs, if the owner has said so. */
export type Source = { name: string; bytes: Uint8Array; field?: Field };
export type Field = 'certificateData' | 'privateKeyData' | 'csrData' | 'clientCertificateData';

type From = { source: string; field?: Field };
export type FoundCertificate = From & { certificate: X509Certificate };
export type FoundKey = From & { key: KeyObject };
export type FoundRequest = From & { request: Request };
export type Unreadable = {
  source: string;
  reason: string;
  isLocked: boolean;
  /** A key, of which nothing more is known without its password. */
  isKey: boolean;
  /** Nothing of it looks like a certificate or a key, such as a manual that comes along. */
  isForeign: boolean;
};

export type Found = {
  certificates: FoundCertificate[];
  keys: FoundKey[];
  requests: FoundRequest[];
  unreadable: Unreadable[];
  /** More than a form may hold: what came later was not read. */
  isCut: boolean;
};

type Reading = Found & { password: string; effort: Effort; inflatableBytes: number };

const ZIP = 'PK\u0003\u0004';
const CERTIFICATE_BYTES_MAXIMUM = 64 * 1024;

/** Reads all sources in their order. Nothing is thrown for what they hold: it is told in `unreadable`. */
export function readParts(sources: Source[], password: string): Found {
  const reading: Reading = {
    certificates: [],
    keys: [],
    requests: [],
    unreadable: [],
    isCut: false,
    password,
    effort: { iterations: EFFORT_MAXIMUM },
    inflatableBytes: CERTIFICATE_LIMITS.inflatedBytes,
  };
  for (const source of sources) readSource(reading, source);
  const { password: _, effort: __, inflatableBytes: ___, ...found } = reading;
  return found;
}

function readSource(reading: Reading, source: Source): void {
  if (!hasRoom(reading)) return;
  attempt(reading, source.name, () => readContent(reading, source), isEncryptedKey(source.bytes));
}

function hasRoom(reading: Reading): boolean {
  const { certificates, keys, requests, unreadable } = reading;
  const parts = certificates.length + keys.length + requests.length + unreadable.length;
  if (parts >= CERTIFICATE_LIMITS.parts) reading.isCut = true;
  return !reading.isCut;
}

/** Does it, and tells what was thrown as what could not be read. */
function attempt(reading: Reading, source: string, read: () => void, isKey = false): void {
  try {
    read();
  } catch (error) {
    const isLocked = error instanceof LockedError;
    const reason = isLocked
      ? lockedReason(reading.password)
      : 'it is damaged, or of a kind that we do not read';
    reading.unreadable.push({
      source,
      reason: ownReason(error) ?? reason,
      isLocked,
      isKey,
      isForeign: error instanceof ForeignError,
    });
  }
}

/** Our own errors begin with “it”; those of libraries are not for people. */
const ownReason = (error: unknown): string | undefined =>
  error instanceof Error && /^its? /.test(error.message) ? error.message : undefined;

const lockedReason = (password: string) =>
  password === '' ? 'it is protected by a password' : 'the password does not open it';

function readContent(reading: Reading, source: Source): void {
  const { bytes, name } = source;
  if (bytes.byteLength === 0) throw new Error('it is empty');
  const text = textOf(bytes);
  if (text.startsWith(ZIP)) return readZip(reading, source);
  if (text.includes('-----BEGIN ')) return readPem(reading, source, text);
  if (bytes[0] === 0x30) return readDer(reading, source);
  const decoded = base64Bytes(text);
  if (decoded?.[0] === 0x30) return readDer(reading, { ...source, bytes: decoded });
  throw new ForeignError(
    `it holds no certificate, key or request${name.endsWith('.zip') ? ', and is no ZIP' : ''}`,
  );
}

/** Of something else than certificates. */
class ForeignError extends Error {}

/** PEM is ASCII, which Windows may save with two bytes a character. */
function textOf(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1');
}

function readPem(reading: Reading, source: Source, text: string): void {
  const blocks = pemBlocks(text);
  if (blocks.length === 0) throw new Error('it has no whole PEM block: a beginning or an end is missing');
  for (const block of blocks)
    if (hasRoom(reading))
      attempt(reading, source.name, () => readBlock(reading, source, block), isKeyLabel(block.label));
}

const isKeyLabel = (label: string): boolean => label.endsWith('PRIVATE KEY');

function readBlock(reading: Reading, source: Source, block: PemBlock): void {
  if (block.label.endsWith('PARAMETERS')) return; // OpenSSL writes the curve before a key
  if (!isKeyLabel(block.label)) return readDer(reading, { ...source, bytes: block.bytes });
  const key = readPemKey(block, reading.password, reading.effort);
  if (!key) throw new Error('its key is damaged, or of a kind that we do not read');
  reading.keys.push({ ...fromOf(source), key });
}

/** Binary says nothing of its kind: it is what it can be read as. */
function readDer(reading: Reading, source: Source): void {
  const { bytes } = source;
  const from = fromOf(source);
  const certificate = readCertificate(bytes);
  if (certificate) return void reading.certificates.push({ ...from, certificate });
  const key = readKey(bytes);
  if (key) return void reading.keys.push({ ...from, key });
  const request = readRequest(bytes);
  if (request) return void reading.requests.push({ ...from, request });
  if (isPkcs12(bytes)) {
    const { certificates, keys } = readPkcs12(bytes, reading.password, reading.effort);
    return readAll(reading, source, [...keys, ...certificates]);
  }
  if (isEncryptedKey(bytes)) {
    const opened = readKey(decryptKey(bytes, reading.password, reading.effort));
    return opened && void reading.keys.push({ ...from, key: opened });
  }
  const certificates = readPkcs7(bytes);
  if (!certificates) throw new Error('it is neither certificate, key, request nor a container of these');
  if (certificates.length === 0) throw new Error('it is a PKCS#7 without certificates');
  readAll(reading, source, certificates);
}

function readAll(reading: Reading, source: Source, contents: Uint8Array[]): void {
  for (const bytes of contents) {
    if (!hasRoom(reading)) return;
    const from = fromOf(source);
    attempt(reading, source.name, () => {
      const key = readKey(bytes);
      const certificate = key ? undefined : readCertificate(bytes);
      if (key) reading.keys.push({ ...from, key });
      else if (certificate) reading.certificates.push({ ...from, certificate });
      else throw new Error('it holds something that is damaged');
    });
  }
}

const fromOf = ({ name, field }: Source): From => ({ source: name, ...(field && { field }) });

function readCertificate(der: Uint8Array): X509Certificate | undefined {
  if (der.byteLength > CERTIFICATE_BYTES_MAXIMUM) return undefined;
  const certificate = tryCertificate(der);
  if (certificate) assertUsual(certificate.publicKey);
  return certificate;
}

/** A certificate with a key that OpenSSL can read. */
function tryCertificate(der: Uint8Array): X509Certificate | undefined {
  try {
    const certificate = new X509Certificate(der);
    return certificate.publicKey.type === 'public' ? certificate : undefined;
  } catch {
    return undefined;
  }
}

/** Folders, and what macOS adds. */
const IGNORED = /(\/|^__MACOSX\/.*|\.DS_Store)$/;
/** Folders included. */
const ENTRIES_MAXIMUM = 200;
const ZIP_ERRORS = {
  unreadable: () => new Error('it is a damaged ZIP, or an encrypted one'),
  tooLarge: () => new Error('it is a ZIP of more than 20 files or 2 MB'),
};

function readZip(reading: Reading, source: Source): void {
  const file = Buffer.from(source.bytes);
  const entries = zipEntries(file, ENTRIES_MAXIMUM, ZIP_ERRORS).filter(({ name }) => !IGNORED.test(name));
  if (entries.length > CERTIFICATE_LIMITS.zipEntries) throw ZIP_ERRORS.tooLarge();
  if (entries.length === 0) throw new Error('it is an empty ZIP');
  for (const entry of entries) {
    const name = `${source.name}/${entry.name.replace(/\p{C}+/gu, '').slice(0, 200)}`;
    attempt(reading, name, () => {
      const bytes = inflateEntry(file, entry, reading.inflatableBytes, ZIP_ERRORS);
      reading.inflatableBytes -= bytes.byteLength;
      if (bytes.toString('latin1', 0, ZIP.length) === ZIP) throw new Error('it is a ZIP within a ZIP');
      if (hasRoom(reading)) readContent(reading, { ...source, name, bytes });
    });
  }
}
