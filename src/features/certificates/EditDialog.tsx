import { CertificatePatch, NAME_MAXIMUM, type Certificate } from '#contracts/certificates.ts';
import { CheckboxField } from '#components/ui/CheckboxField.tsx';
import { FormDialog } from '#components/ui/FormDialog.tsx';
import { SelectField } from '#components/ui/SelectField.tsx';
import { TextField } from '#components/ui/TextField.tsx';
import { api, useChange } from '#lib/api/api.ts';
import { useCheckedForm } from '#lib/api/use-checked-form.ts';

import { TYPE_OPTIONS } from './labels.ts';

const Decisions = CertificatePatch.omit({ id: true }).required();

type Props = { certificate: Certificate; onClose: () => void };

/** What the owner decides of a certificate; its contents stay as they are. */
export function EditDialog({ certificate: { id, ...certificate }, onClose }: Props) {
  const { name, domain, type, isActive } = certificate;
  const { field, send } = useCheckedForm(Decisions, { name, domain, type, isActive });
  const save = useChange(api.certificates.update, {
    success: 'Certificate updated',
    failure: 'Update failed: The certificate could not be changed. Please try again.',
    refreshes: [api.certificates.key()],
    onSuccess: onClose,
  });
  return (
    <FormDialog
      title="Edit certificate"
      onClose={onClose}
      action="Save"
      isPending={save.isPending}
      onSubmit={send((_all, changed) => save.mutateAsync({ id, ...changed }))}
    >
      <TextField label="Name" maxLength={NAME_MAXIMUM} {...field('name')} />
      <TextField label="Domain" spellCheck={false} autoCapitalize="none" {...field('domain')} />
      <SelectField label="Type" options={TYPE_OPTIONS} {...field('type')} />
      <CheckboxField
        isSwitch
        label="Active"
        description="Active ones are checked each night, and you are told before they end."
        {...field('isActive')}
      />
    </FormDialog>
  );
}
