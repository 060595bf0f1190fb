/** What the form of a certificate holds, what of it is sent, and what an inspection fills in. */
import type { CertificateFinding, CertificateUnderstanding } from '#contracts/certificate-parts.ts';

export const TEXT_FIELDS = ['certificateData', 'privateKeyData', 'csrData', 'clientCertificateData'] as const;
const DECISIONS = ['domain', 'type', 'expiresAt'] as const;

export type Values = Record<
  'name' | (typeof DECISIONS)[number] | (typeof TEXT_FIELDS)[number] | 'password',
  string
>;

/** What was filled in by itself: a field that still says so may be filled anew, and is not sent beside its file. */
export type Filled = Partial<Values>;

export const EMPTY_VALUES: Values = {
  name: '',
  domain: '',
  type: 'cloudflare-origin', // A-CRT-1
  expiresAt: '',
  certificateData: '',
  privateKeyData: '',
  csrData: '',
  clientCertificateData: '',
  password: '',
};

/** The files and the texts that were typed, which together are the certificate. */
export function materialOf(values: Values, filled: Filled): [string, string][] {
  const isHidden = (name: keyof Values) =>
    name === 'clientCertificateData' && values.type !== 'cloudflare-client'; // A-CRT-1
  const texts = TEXT_FIELDS.filter(
    (name) => !isHidden(name) && values[name].trim() !== '' && values[name] !== filled[name],
  );
  return [...texts, 'password' as const]
    .filter((name) => values[name] !== '')
    .map((name) => [name, values[name]]);
}

/** In the way only until the file is opened: the field of its password says so, and nothing else has to. */
export const isForPassword = ({ code, severity }: CertificateFinding): boolean =>
  severity === 'refused' && (code === 'password-needed' || code === 'password-wrong');

/** The form that is sent: what was decided, and the material. */
export function formOf(
  files: readonly File[],
  values: Values,
  filled: Filled,
  more: Record<string, string> = {},
): FormData {
  const form = new FormData();
  for (const name of DECISIONS) if (values[name].trim() !== '') form.append(name, values[name].trim());
  for (const [name, text] of [...materialOf(values, filled), ...Object.entries(more)])
    form.append(name, text);
  for (const file of files) form.append('files', file);
  return form;
}

/**
 * The fields that change: those that are empty or still say what was filled in before.
 *
 * @param keyText the private key of a chosen PEM file, which no server sends back
 */
export function fillingOf(
  { proposal, values: found }: CertificateUnderstanding,
  keyText: string,
  current: Values,
  filled: Filled,
): Filled {
  const next: Filled = {
    name: proposal.name,
    domain: proposal.domain,
    type: proposal.type,
    expiresAt: proposal.expiresAt?.slice(0, 10) ?? '',
    certificateData: found.certificateData,
    privateKeyData: keyText,
    csrData: found.csrData,
    clientCertificateData: found.clientCertificateData,
  };
  const free = (name: keyof Values) => current[name] === '' || current[name] === filled[name];
  const changed = Object.entries(next).filter(([name]) => isField(name) && free(name));
  return Object.fromEntries(changed);
}

const isField = (name: string): name is keyof Values => Object.hasOwn(EMPTY_VALUES, name);

const KEY_BLOCK = /-----BEGIN ([A-Z ]*PRIVATE KEY)-----[\s\S]*?-----END \1-----/gu;

/** The one private key among PEM files (D21); nothing for several, of which the server finds the right one. */
export async function keyTextOf(files: readonly File[]): Promise<string> {
  const texts = await Promise.all(files.map((file) => file.text()));
  const keys = texts.flatMap((text) => [...text.matchAll(KEY_BLOCK)].map(([block]) => block));
  const [key = ''] = keys;
  return keys.length === 1 ? `${key}\n` : '';
}
