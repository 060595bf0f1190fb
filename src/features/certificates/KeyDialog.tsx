import { useState } from 'react';

import type { Certificate } from '#contracts/certificates.ts';
import { FormDialog } from '#components/ui/FormDialog.tsx';
import { PasswordField } from '#components/ui/PasswordField.tsx';
import { Spinner } from '#components/ui/Spinner.tsx';

import { FILE_PASSWORD_MINIMUM, useKeyDownload, type KeyForm } from './use-key-download.ts';

type Props = { certificate: Certificate; form: KeyForm; onClose: () => void };

const TITLES: Record<KeyForm, string> = {
  'private-key': 'Download private key',
  pkcs12: 'Download as PKCS#12',
};

/** Asks for what a private key needs before it leaves: the owner's password, and for PKCS#12 one of the file. */
export function KeyDialog({ certificate, form, onClose }: Props) {
  const [passwords, setPasswords] = useState({ own: '', ofFile: '' });
  const { errors, submit, ...state } = useKeyDownload(certificate, form, onClose);
  const field = (name: keyof typeof passwords) => ({
    value: passwords[name],
    error: errors[name],
    onChange: ({ target }: { target: { value: string } }) =>
      setPasswords((before) => ({ ...before, [name]: target.value })),
  });
  return (
    <FormDialog
      title={TITLES[form]}
      onClose={onClose}
      action="Download"
      isPending={state.isPending}
      isDisabled={state.isLoading}
      onSubmit={() => submit(passwords)}
    >
      <Warning {...certificate} />
      {state.isLoading && <Spinner label="Looking whether your password is needed" />}
      {!state.isLoading && state.needsOwn && (
        <PasswordField label="Your password" autoComplete="current-password" autoFocus {...field('own')} />
      )}
      {form === 'pkcs12' && (
        <PasswordField
          label="Password for the file"
          autoComplete="new-password"
          description={`At least ${FILE_PASSWORD_MINIMUM} characters. Whoever opens the file needs it; it is not kept here.`}
          {...field('ofFile')}
        />
      )}
      {errors.all && (
        <p role="alert" className="text-danger">
          {errors.all}
        </p>
      )}
    </FormDialog>
  );
}

function Warning({ name, domain }: Certificate) {
  return (
    <p>
      Whoever has the private key of <strong className="font-medium wrap-anywhere">{name}</strong> can pass
      for <span className="wrap-anywhere">{domain}</span>. The download is written into the activity log.
    </p>
  );
}
