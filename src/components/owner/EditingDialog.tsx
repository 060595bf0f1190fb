import { useMutation } from '@tanstack/react-query';
import { useId, type ReactNode, type SyntheticEvent } from 'react';
import type { FieldErrors, FieldValues, UseFormReturn } from 'react-hook-form';
import { CircleAlert } from 'lucide';

import { Button } from '#components/ui/Button.tsx';
import { Dialog } from '#components/ui/Dialog.tsx';
import { Icon } from '#components/ui/Icon.tsx';
import type { Refreshed } from '#lib/api/refresh.ts';
import type { Draft, Stored } from '#lib/owner/editing/editing.ts';
import { useEditingSession, type EditedText } from '#lib/owner/editing/use-editing-session.ts';
import type { Parts } from '#lib/owner/editing/versions.ts';
import type { Toast } from '#lib/page/toast-element.ts';
import { showToast } from '#lib/page/toast.ts';
import { sentenceOf } from '#lib/api/api-request.ts';

import { DraftNotice } from './DraftNotice.tsx';
import { VersionsDialog } from './VersionsDialog.tsx';

/** In what the forms differ that change something stored, or make something new. */
export type EditedThing<Values extends FieldValues, Base, Checked, Name extends string> = Pick<
  EditedText<Values, Base, Checked>,
  'opening' | 'resolver' | 'beside'
> & {
  /** What it is called: `application`. */
  what: string;
  parts: Parts<Values, Name>;
  /** The form without the draft that it began with. */
  fresh: () => Base;
  drafts: { write: (draft: Draft<Values>) => boolean; remove: () => void };
  /** @throws what the server answers. */
  save: (request: { base: Base; values: Values; checked: Checked }) => Promise<unknown>;
  success: string;
  refreshes: readonly Refreshed[];
  failure: (error: unknown) => Toast;
  /** What is stored now, when a save was refused because another one came before. */
  storedIn: (error: unknown) => Base | undefined;
  showErrors: (error: unknown, form: UseFormReturn<Values, unknown, Checked>) => void;
  onInvalid?: (errors: FieldErrors<Values>) => void;
};

type Props<Values extends FieldValues, Base, Checked extends FieldValues, Name extends string> = {
  thing: EditedThing<Values, Base, Checked, Name>;
  title: string;
  size?: 'medium' | 'large';
  saveLabel: string;
  /** What the button says that leads to the form without its draft. */
  freshLabel: string;
  /** Buttons before those that every form has. */
  actions?: ReactNode;
  onClose: () => void;
  children: (parts: {
    form: UseFormReturn<Values, unknown, Checked>;
    formProps: { id: string; noValidate: true; onSubmit: (event: SyntheticEvent) => void };
    /** What has to be said above the fields. */
    notices: ReactNode;
  }) => ReactNode;
};

/** Something stored, or new, in its form in a dialog: what is typed stays on this device until it is saved. */
export function EditingDialog<
  Values extends FieldValues,
  Base extends Stored<Values>,
  Checked extends FieldValues,
  Name extends string,
>({ thing, title, size = 'large', ...props }: Props<Values, Base, Checked, Name>) {
  const { saveLabel, freshLabel, actions, onClose, children } = props;
  const { what, parts, fresh } = thing;
  const { form, editing, submit, isChanged, goOn } = useEditedThing(thing, onClose);
  const { base, rival, isSaving, problem } = editing;
  const id = useId();
  const leave = () => {
    if (!isSaving && isChanged())
      showToast({ title: 'Draft kept', description: 'It is there when you open the form again.' });
    onClose();
  };
  const notices = (
    <>
      <DraftNotice
        restoredAt={thing.opening.restored?.at}
        current={() => ({ base, values: form.getValues() })}
        fresh={() => {
          const stored = fresh();
          return { base: stored, values: stored.values };
        }}
        goOn={goOn}
        freshLabel={freshLabel}
      />
      {problem !== undefined && !rival && <NotSaved error={problem} />}
    </>
  );
  const onSubmit = (event: SyntheticEvent) => void submit(event);
  return (
    <Dialog
      title={title}
      size={size}
      onClose={leave}
      footer={
        <>
          {actions}
          <Button onPress={leave}>Close</Button>
          <Button type="submit" form={id} variant="primary" isPending={isSaving}>
            {isSaving ? 'Saving' : saveLabel}
          </Button>
        </>
      }
    >
      {children({ form, formProps: { id, noValidate: true, onSubmit }, notices })}
      {rival && (
        <VersionsDialog
          what={what}
          saveLabel={saveLabel}
          parts={parts}
          versions={{ base: base.values, mine: form.getValues(), theirs: rival.values }}
          onChoose={(values) => goOn({ values, base: rival.base ?? base })}
          onClose={() => goOn()}
        />
      )}
    </Dialog>
  );
}

function useEditedThing<
  Values extends FieldValues,
  Base extends Stored<Values>,
  Checked extends FieldValues,
  Name extends string,
>(thing: EditedThing<Values, Base, Checked, Name>, onClose: () => void) {
  const { drafts, success, refreshes } = thing;
  const { mutateAsync } = useMutation({ mutationFn: thing.save, meta: { success, refreshes } });
  const isSame = (one: Values, other: Values) => thing.parts.differences(one, other).length === 0;
  const session = useEditingSession<Values, Base, Checked>({
    ...thing,
    isSame,
    keep: (values, { base }) => {
      const savedAt = new Date().toISOString();
      if (!isSame(base.values, values))
        return drafts.write({ values, base: base.values, basedOn: base.updatedAt, savedAt });
      drafts.remove();
      return true;
    },
    rivalIn: (error) => {
      const base = thing.storedIn(error);
      return base && { base, values: base.values };
    },
    onRefused: (error, rival) => {
      if (rival) return;
      showToast(thing.failure(error));
      thing.showErrors(error, form);
    },
  });
  const { form, running, save } = session;
  const isChanged = () => !isSame(running.now().base.values, form.getValues());
  const send = async (checked: Checked) => {
    const { base } = running.now();
    if (base.updatedAt !== null && !isChanged()) return onClose();
    await save(async () => {
      await mutateAsync({ base, values: form.getValues(), checked });
      drafts.remove();
      onClose();
    });
  };
  return { ...session, isChanged, submit: form.handleSubmit(send, thing.onInvalid) };
}

/** Why a form could not be saved. A toast goes, this stays until the next try. */
function NotSaved({ error }: { error: unknown }) {
  return (
    <p role="alert" className="flex items-start gap-2 rounded-control bg-danger-soft px-3 py-2 text-danger">
      <Icon shape={CircleAlert} size={16} className="mt-0.5 shrink-0" />
      <span className="min-w-0 wrap-anywhere">
        {`Not saved. ${sentenceOf(error, 'The server cannot be reached.')} What you typed is kept on this device.`}
      </span>
    </p>
  );
}
