import type { ReactNode } from 'react';
import { useForm } from 'react-hook-form';

import { FormDialog } from '#components/ui/FormDialog.tsx';
import { PasswordField } from '#components/ui/PasswordField.tsx';
import { TextField } from '#components/ui/TextField.tsx';
import { sentenceOf } from '#lib/api/api-request.ts';
import { showFieldErrors } from '#lib/api/form-errors.ts';

import { refusalOf } from './passkey-refusal.ts';

type Values = { name: string; password: string };

type Props = {
  title: string;
  onClose: () => void;
  action: string;
  isDestructive?: boolean;
  /** Asks for a name as well. */
  nameLabel?: string;
  /** Closes when it resolves; what it is refused for stands in the dialog. */
  onConfirm: (values: Values) => Promise<unknown>;
  children: ReactNode;
};

/** Asks for the password again before something that would let somebody else in. */
export function PasswordDialog({ title, onClose, action, isDestructive = false, ...props }: Props) {
  const { nameLabel, onConfirm, children } = props;
  const form = useForm<Values>({ defaultValues: { name: '', password: '' } });
  const { errors, isSubmitting } = form.formState;
  const confirm = async (values: Values) => {
    try {
      await onConfirm(values);
      onClose();
    } catch (error) {
      if (showFieldErrors(error, form.setError, ['name', 'password'])) return;
      form.setError('root', { message: sentenceOf(error, messageOf(error)) });
    }
  };
  return (
    <FormDialog
      title={title}
      onClose={onClose}
      action={action}
      isPending={isSubmitting}
      isDestructive={isDestructive}
      onSubmit={() => void form.handleSubmit(confirm)()}
    >
      <div>{children}</div>
      {nameLabel && (
        <TextField
          label={nameLabel}
          autoFocus
          maxLength={60}
          error={errors.name?.message}
          {...form.register('name', { validate: (name) => name.trim() !== '' || 'Name is required' })}
        />
      )}
      <PasswordField
        label="Your password"
        autoComplete="current-password"
        autoFocus={!nameLabel}
        error={errors.password?.message}
        {...form.register('password', { required: 'Password is required' })}
      />
      {errors.root && (
        <p role="alert" className="text-danger">
          {errors.root.message}
        </p>
      )}
    </FormDialog>
  );
}

/** A browser's own refusal, such as of a passkey, says it in a sentence of its own. */
function messageOf(error: unknown): string {
  const isFromBrowser = error instanceof Error && error.name !== 'TypeError';
  return isFromBrowser ? refusalOf(error) : 'The server cannot be reached.';
}
