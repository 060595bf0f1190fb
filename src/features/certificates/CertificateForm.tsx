import { useMutation } from '@tanstack/react-query';
import { KeyRound, X } from 'lucide';
import { Icon } from '#components/ui/Icon.tsx';
import { useEffect, useRef } from 'react';

import { type Certificate, certificates } from '#contracts/certificates.ts';
import { ErrorBody } from '#contracts/error-body.ts';
import { Button, IconButton } from '#components/ui/Button.tsx';
import { CheckboxField } from '#components/ui/CheckboxField.tsx';
import { Panel } from '#components/ui/Panel.tsx';
import { api } from '#lib/api/api.ts';
import { fieldErrorsOf, isRequestError, sentenceOf } from '#lib/api/api-request.ts';
import { sendForm } from '#lib/api/send-form.ts';

import { CertificateFields } from './CertificateFields.tsx';
import { IntakeZone } from './IntakeZone.tsx';
import { Understanding } from './Understanding.tsx';
import { useIntake } from './use-intake.ts';

type Props = {
  /** While it is closed, what is pasted is not for it. */
  isShown: boolean;
  /** The certificate whose place the new one takes. */
  replaces: Certificate | undefined;
  onClose: () => void;
  onStored: () => void;
};

/** A-CRT-1 takes a certificate in: files and texts are understood before anything is stored. */
export function CertificateForm({ isShown, replaces, onClose, onStored }: Props) {
  const root = useFocusOnOpen(replaces !== undefined);
  const intake = useIntake(replaces);
  const { inspection, needsAcceptance, isAccepted, isRefused } = intake;
  const focusFirstError = () =>
    requestAnimationFrame(() => root.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus());
  const upload = useMutation({
    mutationFn: (form: FormData) => sendForm(certificates.upload, form),
    meta: {
      success: replaces ? 'Certificate replaced' : 'Certificate stored',
      failure: 'Upload failed: Certificate upload failed', // ERR-2
      refreshes: [api.certificates.key()],
    },
    onSuccess: onStored,
    onError: (error) => {
      intake.setErrors(fieldErrorsOf(error));
      focusFirstError();
      inspection.retry();
    },
  });
  const store = () => {
    if (upload.isPending) return;
    if (intake.checkComplete()) upload.mutate(intake.upload());
    else focusFirstError();
  };
  return (
    <div ref={root} tabIndex={-1} className="mb-5 rounded-card">
      <Panel
        title={replaces ? `Replace “${replaces.name}”` : 'Upload a certificate'}
        action={<IconButton icon={X} iconSize={18} label="Close the form" onPress={onClose} />}
      >
        <form
          noValidate
          className="grid grid-cols-1 gap-5 py-1 text-sm"
          onSubmit={(event) => {
            event.preventDefault();
            store();
          }}
        >
          <IntakeZone {...intake} isShown={isShown} />
          <Understanding {...inspection} />
          <CertificateFields {...intake} />
          <NotConfigured error={upload.error} />
          <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3 border-t border-line pt-4">
            <div className="min-w-0 flex-1 basis-64">
              {needsAcceptance && !isRefused && (
                <CheckboxField
                  label="Store it anyway"
                  description="I have read what is wrong with it."
                  checked={isAccepted}
                  onChange={({ target }) => intake.accept(target.checked)}
                />
              )}
              {isRefused && <p className="text-danger">This cannot be stored: see above.</p>}
            </div>
            <div className="flex flex-wrap gap-2">
              <Button onPress={onClose}>Cancel</Button>
              <Button
                type="submit"
                variant="primary"
                isPending={upload.isPending}
                isDisabled={isRefused || (needsAcceptance && !isAccepted)}
              >
                {replaces ? 'Replace certificate' : 'Store certificate'}
              </Button>
            </div>
          </div>
        </form>
      </Panel>
    </div>
  );
}

/** The menu that was pressed brings the focus back to its row first. */
const AFTER_MENU_MS = 100;

/** Brings the keyboard to what a row's menu has opened elsewhere on the page. */
function useFocusOnOpen(isFromMenu: boolean) {
  const opened = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isFromMenu) return;
    const timer = setTimeout(() => opened.current?.focus(), AFTER_MENU_MS);
    return () => clearTimeout(timer);
  }, [isFromMenu]);
  return opened;
}

const Refused = ErrorBody.pick({ code: true });

/** What to set where the server has no key to encrypt private keys with; nothing for any other error. */
function NotConfigured({ error }: { error: unknown }) {
  const { data } = Refused.safeParse(isRequestError(error) ? error.body : undefined);
  if (data?.code !== 'NOT_CONFIGURED') return null;
  return (
    <div role="alert" className="grid gap-2 rounded-card bg-danger-soft p-4">
      <p className="flex items-center gap-2 font-medium text-danger">
        <Icon shape={KeyRound} size={17} />
        {sentenceOf(error, 'The server is not configured.')}
      </p>
      <p>
        Private keys are kept encrypted, and the server has no key for that. Put what this prints into the
        variable <code>ENCRYPTION_KEYS</code> of the site, keep a copy in a safe place, and deploy or start
        the site anew:
      </p>
      <code className="overflow-x-auto rounded-control bg-surface px-3 py-2 text-xs">
        echo &quot;e1:$(openssl rand -base64 32)&quot;
      </code>
      <p>What stands in this form stays until you close the page.</p>
    </div>
  );
}
