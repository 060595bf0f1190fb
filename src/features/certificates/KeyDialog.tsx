import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import type { Certificate } from '#contracts/certificates.ts';
import { Button } from '#components/ui/Button.tsx';
import { Dialog } from '#components/ui/Dialog.tsx';
import { PasswordField } from '#components/ui/PasswordField.tsx';
import { Spinner } from '#components/ui/Spinner.tsx';
import { api } from '#lib/api.ts';
import { fieldErrorsOf, sentenceOf } from '#lib/api-request.ts';

import { isConfirmed, openKey } from './confirmation.ts';
import { savePkcs12 } from './save-pkcs12.ts';

export type KeyForm = 'private-key' | 'pkcs12';

type Errors = { own?: string; ofFile?: string; all?: string };
type Props = { certificate: Certificate; form: KeyForm; onClose: () => void };

const FORM_ID = 'key-download';
const FILE_PASSWORD_MINIMUM = 8;
const NOT_OPENED = 'Your browser kept the new window shut. Press the button once more.';
const TITLES: Record<KeyForm, string> = {
  'private-key': 'Download private key',
  pkcs12: 'Download as PKCS#12',
};

/** Asks for what a private key needs before it leaves: the owner's password, and for PKCS#12 one of the file. */
export function KeyDialog({ certificate, form, onClose }: Props) {
  const { id, name, domain } = certificate;
  const [own, setOwn] = useState('');
  const [ofFile, setOfFile] = useState('');
  const [errors, setErrors] = useState<Errors>({});
  const confirmation = useQuery({
    ...api.auth.confirmation.queryOptions(),
    ...{ select: isConfirmed, gcTime: 0, staleTime: 0 },
  });
  const needsOwn = confirmation.data !== true;

  const release = async (): Promise<Errors> => {
    if (needsOwn) {
      const refused = await refusalOf(() => api.auth.confirm.call({ password: own }));
      if (refused) return { own: refused.sentence };
    }
    if (form === 'private-key') return openKey(id) ? {} : { all: NOT_OPENED };
    const refused = await refusalOf(() => savePkcs12(certificate, ofFile));
    if (!refused) return {};
    return refused.isOfField ? { ofFile: refused.sentence } : { all: refused.sentence };
  };
  const download = useMutation({
    mutationFn: release,
    onSuccess: (refused) => {
      if (Object.keys(refused).length === 0) return onClose();
      setErrors(refused);
      return void confirmation.refetch();
    },
  });
  const submit = () => {
    const missing = {
      ...(needsOwn && own === '' && { own: 'Password is required' }),
      ...(form === 'pkcs12' &&
        ofFile.length < FILE_PASSWORD_MINIMUM && {
          ofFile: `Use at least ${FILE_PASSWORD_MINIMUM} characters`,
        }),
    };
    setErrors(missing);
    if (!download.isPending && Object.keys(missing).length === 0) download.mutate();
  };
  return (
    <Dialog
      title={TITLES[form]}
      isOpen
      onClose={onClose}
      footer={
        <>
          <Button onPress={onClose}>Cancel</Button>
          <Button type="submit" form={FORM_ID} variant="primary" isPending={download.isPending}>
            Download
          </Button>
        </>
      }
    >
      <form
        id={FORM_ID}
        noValidate
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <p>
          Whoever has the private key of <strong className="font-medium wrap-anywhere">{name}</strong> can
          pass for <span className="wrap-anywhere">{domain}</span>. The download is written into the activity
          log.
        </p>
        {confirmation.isPending && <Spinner label="Looking whether a password is needed" />}
        {!confirmation.isPending && needsOwn && (
          <PasswordField
            label="Your password"
            autoComplete="current-password"
            autoFocus
            value={own}
            error={errors.own}
            onChange={({ target }) => setOwn(target.value)}
          />
        )}
        {form === 'pkcs12' && (
          <PasswordField
            label="Password for the file"
            autoComplete="new-password"
            description={`At least ${FILE_PASSWORD_MINIMUM} characters. Whoever opens the file needs it; it is not kept here.`}
            value={ofFile}
            error={errors.ofFile}
            onChange={({ target }) => setOfFile(target.value)}
          />
        )}
        {errors.all && (
          <p role="alert" className="text-danger">
            {errors.all}
          </p>
        )}
      </form>
    </Dialog>
  );
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
