import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { certificates, type Certificate } from '#contracts/certificates.ts';
import { requestOf } from '#contracts/address.ts';
import { api } from '#lib/api/api.ts';
import { apiResponse, fieldErrorsOf, sentenceOf } from '#lib/api/api-request.ts';
import { saveBlob } from '#lib/page/save-blob.ts';

import { isConfirmed, openKey } from './confirmation.ts';

export type KeyForm = 'private-key' | 'pkcs12';
/** `own` is the owner's, `ofFile` that of the PKCS#12. */
export type Passwords = { own: string; ofFile: string };
type Errors = Partial<Passwords> & { all?: string };

export const FILE_PASSWORD_MINIMUM = 8;
const NOT_OPENED = 'Your browser kept the new window shut. Press the button once more.';

/** Lets a private key leave once the owner's password was shown lately; says what it was refused for. */
export function useKeyDownload(certificate: Certificate, form: KeyForm, onDone: () => void) {
  const [errors, setErrors] = useState<Errors>({});
  const confirmation = useQuery({
    ...api.auth.confirmation.queryOptions(),
    ...{ select: isConfirmed, gcTime: 0, staleTime: 0 },
  });
  const needsOwn = confirmation.data !== true;

  const release = async ({ own, ofFile }: Passwords): Promise<Errors> => {
    if (needsOwn) {
      const refused = await refusalOf(() => api.auth.confirm.call({ password: own }));
      if (refused) return { own: refused.sentence };
    }
    if (form === 'private-key') return openKey(certificate.id) ? {} : { all: NOT_OPENED };
    const refused = await refusalOf(() => savePkcs12(certificate, ofFile));
    if (!refused) return {};
    return refused.isOfField ? { ofFile: refused.sentence } : { all: refused.sentence };
  };
  const download = useMutation({
    mutationFn: release,
    onSuccess: (refused) => {
      if (Object.keys(refused).length === 0) return onDone();
      setErrors(refused);
      return void confirmation.refetch();
    },
  });
  const submit = (passwords: Passwords) => {
    const isShort = form === 'pkcs12' && passwords.ofFile.length < FILE_PASSWORD_MINIMUM;
    const missing = {
      ...(needsOwn && passwords.own === '' && { own: 'Password is required' }),
      ...(isShort && { ofFile: `Use at least ${FILE_PASSWORD_MINIMUM} characters` }),
    };
    setErrors(missing);
    if (!download.isPending && Object.keys(missing).length === 0) download.mutate(passwords);
  };
  return { errors, submit, needsOwn, isLoading: confirmation.isPending, isPending: download.isPending };
}

/** What an attempt was refused for; nothing when it went well. */
async function refusalOf(attempt: () => Promise<unknown>) {
  try {
    await attempt();
    return undefined;
  } catch (error) {
    const { password } = fieldErrorsOf(error);
    return {
      sentence: password ?? sentenceOf(error, 'The server cannot be reached.'),
      isOfField: password !== undefined,
    };
  }
}

/** Saves certificate, chain and key as one file under this password. @throws {RequestError} for a refusal */
async function savePkcs12({ id, domain }: Certificate, password: string): Promise<void> {
  const { address, ...request } = requestOf(certificates.downloadPkcs12, { id, password });
  const response = await apiResponse(address, request);
  saveBlob(`${domain.replace('*', 'wildcard')}.p12`, await response.blob());
}
