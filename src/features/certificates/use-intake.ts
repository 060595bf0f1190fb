import { useEffect, useEffectEvent, useState } from 'react';

import type { CertificateUnderstanding } from '#contracts/certificate-parts.ts';
import { type Certificate, certificates, MISSING_FIELDS } from '#contracts/certificates.ts';
import { showToast } from '#lib/page/toast.ts';
import { sendForm } from '#lib/api/send-form.ts';

import {
  EMPTY_VALUES,
  type Filled,
  fillingOf,
  formOf,
  isForPassword,
  keyTextOf,
  materialOf,
  TEXT_FIELDS,
  type Values,
} from './intake-form.ts';

export type FieldName = keyof Values;

/** Refused for what is not there yet: the form says that of its fields. */
const MISSING = new Set(['empty', 'no-certificate', 'no-key', 'password-needed', 'password-wrong']);

/** The form of a certificate: its files and fields, what is understood of them, and what still is in the way. */
export function useIntake(replaces: Certificate | undefined) {
  const [files, setFiles] = useState<readonly File[]>([]);
  const [values, setValues] = useState<Values>(() =>
    replaces ? { ...EMPTY_VALUES, domain: replaces.domain, type: replaces.type } : EMPTY_VALUES,
  );
  const [filled, setFilled] = useState<Filled>(() => (replaces ? {} : { type: EMPTY_VALUES.type }));
  const [errors, setErrors] = useState<Filled>({});
  const [accepted, setAccepted] = useState('');

  const fill = (next: Filled) => {
    setFilled((before) => ({ ...before, ...next }));
    setValues((before) => ({ ...before, ...next }));
    const names = Object.keys(next);
    setErrors((before) =>
      Object.fromEntries(Object.entries(before).filter(([name]) => !names.includes(name))),
    );
  };
  const understood = async (understanding: CertificateUnderstanding) => {
    const keyText = await keyTextOf(files);
    setErrors(({ password: _, ...others }) => others); // the server has tried it since
    fill(fillingOf(understanding, keyText, values, filled));
  };
  const inspection = useInspection({
    files,
    values,
    filled,
    replaces: replaces?.id,
    onUnderstood: (understanding) => void understood(understanding),
  });

  const { understanding } = inspection;
  const wrong = (understanding?.findings ?? [])
    .filter(({ severity }) => severity === 'wrong')
    .map(({ message }) => message)
    .join('\n');
  const isAccepted = wrong !== '' && accepted === wrong;
  const isRefused = (understanding?.findings ?? []).some(
    ({ severity, code }) => severity === 'refused' && !MISSING.has(code),
  );

  const checkComplete = (): boolean => {
    const missing = missingOf(values, understanding);
    setErrors(missing);
    if (Object.keys(missing).length === 0) return true;
    showToast({ title: 'Missing fields', description: MISSING_FIELDS, variant: 'destructive' }); // ERR-2
    return false;
  };
  return {
    files,
    values,
    errors: { ...passwordError(inspection), ...errors },
    setErrors,
    inspection,
    needsAcceptance: wrong !== '',
    isAccepted,
    isRefused,
    hasKeyInFile: values.privateKeyData === '' && understanding?.values.hasPrivateKey === true,
    checkComplete,
    accept: (isYes: boolean) => setAccepted(isYes ? wrong : ''),
    setValue: (name: FieldName, value: string) => {
      setValues((before) => ({ ...before, [name]: value }));
      setErrors(({ [name]: _, ...others }) => others);
    },
    addFiles: (added: readonly File[]) => setFiles((before) => [...before, ...added]),
    removeFile: (file: File) => {
      const left = files.filter((one) => one !== file);
      setFiles(left);
      if (left.length === 0) fill(clearedOf(values, filled));
    },
    upload: () =>
      formOf(files, values, filled, {
        name: values.name.trim(),
        acknowledged: String(isAccepted),
        ...(replaces && { replaces: String(replaces.id) }),
      }),
  };
}

/** Without files nothing stays of what only they have brought. */
const clearedOf = (values: Values, filled: Filled): Filled =>
  Object.fromEntries(
    [...TEXT_FIELDS, 'expiresAt' as const]
      .filter((name) => values[name] === filled[name])
      .map((name) => [name, '']),
  );

/** The four fields that must be there (A-CRT-1); what a file holds need not stand in its field, nor what is locked in it. */
function missingOf(values: Values, understanding: CertificateUnderstanding | undefined): Filled {
  const has = (name: FieldName) => values[name].trim() !== '';
  if (understanding?.findings.some(isForPassword))
    return { password: has('password') ? WRONG_PASSWORD : 'Enter the password of the file' };
  return {
    ...(!has('name') && { name: 'Enter a name' }),
    ...(!has('domain') && { domain: 'Enter a domain' }),
    ...(!has('certificateData') &&
      !understanding?.chain.length && { certificateData: 'Enter the certificate' }),
    ...(!has('privateKeyData') &&
      !understanding?.values.hasPrivateKey && { privateKeyData: 'Enter the private key' }),
  };
}

const WRONG_PASSWORD = 'This password does not open the file';

/** What the server says of a password that was typed; one that is being typed was not tried yet. */
function passwordError({ understanding, isPending }: ReturnType<typeof useInspection>): Filled {
  const isWrong = understanding?.findings.some(({ code }) => code === 'password-wrong');
  return isWrong && !isPending ? { password: WRONG_PASSWORD } : {};
}

const PAUSE_MS = 400;

type Result = { material: string; understanding?: CertificateUnderstanding; error?: unknown };

type Options = {
  files: readonly File[];
  values: Values;
  filled: Filled;
  replaces?: number | undefined;
  /** Other files or texts than before were understood. */
  onUnderstood: (understanding: CertificateUnderstanding) => void;
};

/** What the server understands of files and texts, anew after each change; nothing is stored by it. */
function useInspection({ files, values, filled, replaces, onUnderstood }: Options) {
  const [result, setResult] = useState<Result>();
  const [tries, setTries] = useState(0);
  const material = JSON.stringify([files.map(factsOf), materialOf(values, filled)]);
  const isEmpty = files.length === 0 && materialOf(values, filled).every(([name]) => name === 'password');
  const inquiry = JSON.stringify([material, values.domain, values.type, values.expiresAt, tries]);

  const inspect = useEffectEvent(async (signal: AbortSignal) => {
    const form = formOf(files, values, filled, replaces === undefined ? {} : { replaces: String(replaces) });
    try {
      const understanding = await sendForm(certificates.inspect, form, { signal });
      if (signal.aborted) return;
      if (result?.material !== material) onUnderstood(understanding);
      setResult({ material, understanding });
    } catch (error) {
      if (!signal.aborted) setResult({ material, error });
    }
  });
  const forget = useEffectEvent(() => {
    if (result) setResult(undefined);
  });
  useEffect(() => {
    const stop = new AbortController();
    const timer = setTimeout(() => (isEmpty ? forget() : void inspect(stop.signal)), isEmpty ? 0 : PAUSE_MS);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [inquiry, isEmpty]);
  return {
    understanding: isEmpty ? undefined : result?.understanding,
    error: isEmpty ? undefined : result?.error,
    isPending: !isEmpty && result?.material !== material,
    retry: () => setTries((count) => count + 1),
  };
}

const factsOf = ({ name, size, lastModified }: File) => [name, size, lastModified];
