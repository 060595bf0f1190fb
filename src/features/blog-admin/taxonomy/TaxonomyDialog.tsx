import type { AdminTag } from '#contracts/blog-taxonomy.ts';
import { EditingDialog } from '#components/owner/EditingDialog.tsx';
import { CheckboxField } from '#components/ui/CheckboxField.tsx';
import { FormField } from '#components/ui/FormField.tsx';
import { TextArea } from '#components/ui/TextArea.tsx';
import { TextField } from '#components/ui/TextField.tsx';

import { proposedSlug } from '../proposed-slug.ts';

import { KINDS, type Taxonomy } from './kinds.ts';
import {
  type TaxonomyField,
  type TaxonomyFormApi,
  TAXONOMY_PARTS,
  useTaxonomyForm,
} from './use-taxonomy-form.ts';

type Props = { taxonomy: Taxonomy; item: AdminTag | undefined; onClose: () => void };

/** Creates a category or tag, or changes one. What is typed stays on this device until it is saved. */
export function TaxonomyDialog({ taxonomy, item, onClose }: Props) {
  const { one, slugMaximum } = KINDS[taxonomy.kind];
  return (
    <EditingDialog
      thing={useTaxonomyForm(taxonomy, item)}
      title={item ? `Edit ${one}` : `New ${one}`}
      size="medium"
      saveLabel={item ? 'Save' : `Create ${one}`}
      freshLabel={item ? 'Show what is stored' : 'Start afresh'}
      onClose={onClose}
    >
      {({ form, formProps, notices }) => (
        <form {...formProps} className="grid grid-cols-1 gap-4">
          {notices}
          <TaxonomyFields form={form} isNew={item === undefined} slugMaximum={slugMaximum} />
        </form>
      )}
    </EditingDialog>
  );
}

type FieldsProps = { form: TaxonomyFormApi; isNew: boolean; slugMaximum: number };

function TaxonomyFields({ form, isNew, slugMaximum }: FieldsProps) {
  const field = (name: TaxonomyField) => ({
    label: TAXONOMY_PARTS.labels[name],
    error: form.formState.errors[name]?.message,
    ...form.register(name),
  });
  const nameField = field('name');
  const { label, error, ...colorField } = field('color');
  return (
    <>
      <TextField
        autoFocus
        autoComplete="off"
        {...nameField}
        onChange={(event) => {
          const { name: previousName, slug } = form.getValues();
          const name = event.target.value;
          form.setValue('slug', proposedSlug({ isNew, slug, previousName, name, maximum: slugMaximum }));
          void nameField.onChange(event);
        }}
      />
      <TextField autoComplete="off" spellCheck={false} {...field('slug')} />
      <TextArea isOptional {...field('description')} />
      <FormField {...{ label, error }}>
        {(control) => (
          <input
            {...control}
            {...colorField}
            type="color"
            className="h-(--control) w-16 cursor-pointer rounded-control border border-control bg-surface p-1"
          />
        )}
      </FormField>
      <CheckboxField {...field('isActive')} />
    </>
  );
}
