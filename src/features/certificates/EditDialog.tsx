import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import type { z } from 'zod';

import { CertificatePatch, NAME_MAXIMUM, type Certificate } from '#contracts/certificates.ts';
import { CheckboxField } from '#components/ui/CheckboxField.tsx';
import { FormDialog } from '#components/ui/FormDialog.tsx';
import { SelectField } from '#components/ui/SelectField.tsx';
import { TextField } from '#components/ui/TextField.tsx';
import { api } from '#lib/api/api.ts';
import { useChange } from '#lib/api/use-change.ts';
import { showFieldErrors } from '#lib/api/form-errors.ts';

import { TYPE_OPTIONS } from './labels.ts';

const Decisions = CertificatePatch.omit({ id: true }).required();

type Props = { certificate: Certificate; onClose: () => void };

/** What the owner decides of a certificate; its contents stay as they are. */
export function EditDialog({ certificate: { id, ...certificate }, onClose }: Props) {
  const { name, domain, type, isActive } = certificate;
  const { register, handleSubmit, formState, setError } = useForm<
    z.input<typeof Decisions>,
    unknown,
    z.output<typeof Decisions>
  >({ resolver: zodResolver(Decisions), defaultValues: { name, domain, type, isActive } });
  const { errors } = formState;
  const save = useChange(api.certificates.update, {
    success: 'Certificate updated',
    failure: 'Update failed: The certificate could not be changed. Please try again.',
    refreshes: [api.certificates.key()],
    onSuccess: onClose,
  });
  const submit = handleSubmit(async (values) => {
    await save.mutateAsync({ id, ...values }).catch((error: unknown) => {
      showFieldErrors(error, setError, ['name', 'domain', 'type']);
    });
  });
  return (
    <FormDialog
      title="Edit certificate"
      onClose={onClose}
      action="Save"
      isPending={save.isPending}
      onSubmit={() => void submit()}
    >
      <TextField label="Name" maxLength={NAME_MAXIMUM} error={errors.name?.message} {...register('name')} />
      <TextField
        label="Domain"
        spellCheck={false}
        autoCapitalize="none"
        error={errors.domain?.message}
        {...register('domain')}
      />
      <SelectField label="Type" options={TYPE_OPTIONS} error={errors.type?.message} {...register('type')} />
      <CheckboxField
        isSwitch
        label="Active"
        description="Active ones are checked each night, and you are told before they end."
        {...register('isActive')}
      />
    </FormDialog>
  );
}
