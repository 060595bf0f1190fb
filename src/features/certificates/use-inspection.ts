import { useEffect, useEffectEvent, useState } from 'react';

import type { CertificateUnderstanding } from '#contracts/certificate-parts.ts';
import { certificates } from '#contracts/certificates.ts';
import { sendForm } from '#lib/api/send-form.ts';

import { formOf, materialOf, type Filled, type Values } from './intake-form.ts';

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
export function useInspection({ files, values, filled, replaces, onUnderstood }: Options) {
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
