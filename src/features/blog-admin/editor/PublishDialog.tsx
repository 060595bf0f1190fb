import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { useFormContext } from 'react-hook-form';
import { useMutation } from '@tanstack/react-query';
import { CircleCheck, Info, TriangleAlert } from 'lucide';
import { Icon } from '#components/ui/Icon.tsx';

import type { Finding } from '#contracts/blog-admin.ts';
import { Button } from '#components/ui/Button.tsx';
import { Dialog } from '#components/ui/Dialog.tsx';
import { TextField } from '#components/ui/TextField.tsx';
import { ErrorState } from '#components/ui/States.tsx';
import { Spinner } from '#components/ui/Spinner.tsx';
import { api } from '#lib/api/api.ts';

import type { TextHandle } from './MarkdownEditor.tsx';
import {
  draftOf,
  type EditorForm,
  momentOf,
  pastSentence,
  scheduleSentence,
  zoneSentence,
} from './values.ts';
import type { EditorSession } from './use-editor-session.ts';
import { showFirstError } from './use-post-actions.ts';

type Props = { session: EditorSession; text: RefObject<TextHandle | null>; onClose: () => void };

/** The last look before readers see it: what the check found, and when it appears. */
export function PublishDialog({ session, text, onClose }: Props) {
  const form = useFormContext<EditorForm>();
  const { getValues } = form;
  const [publishAt, setPublishAt] = useState('');
  const schedule = scheduleSentence(momentOf(publishAt), Date.now());
  const publish = async () => {
    await session.savePost({ status: 'published', publishAt });
    flushSync(onClose); // what was refused, or typed meanwhile, stands in the form, which an open dialog keeps from the focus
    showFirstError(form, text);
  };
  return (
    <Dialog
      title={`Publish “${getValues('title') || 'Untitled'}”`}
      size="medium"
      onClose={onClose}
      footer={
        <>
          <Button onPress={onClose}>Not yet</Button>
          <Button
            autoFocus
            variant="primary"
            isPending={session.editing.isSaving}
            onPress={() => void publish()}
          >
            {schedule ? 'Schedule' : 'Publish now'}
          </Button>
        </>
      }
    >
      <div className="grid gap-5">
        <section className="grid gap-3">
          <h3 className="font-medium">Publish check</h3>
          <CheckPanel values={getValues} text={text} isImmediate onShow={onClose} />
        </section>
        <PublishOn value={publishAt} onChange={setPublishAt} />
      </div>
    </Dialog>
  );
}

type PublishOnProps = { value: string; onChange: (value: string) => void };

/** Empty for now, or a moment to come; one that is over is no schedule, and says so. */
export function PublishOn({ value, onChange }: PublishOnProps) {
  const at = momentOf(value);
  const now = Date.now();
  return (
    <TextField
      type="datetime-local"
      label="Publish on"
      isOptional
      description={
        scheduleSentence(at, now) ??
        `Left empty, it is public at once. A later moment schedules it. ${zoneSentence()}`
      }
      error={pastSentence(at, now)}
      value={value}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}

type CheckProps = {
  values: () => EditorForm;
  text: RefObject<TextHandle | null>;
  /** Checks at once instead of when asked. */
  isImmediate?: boolean;
  /** Before a place in the text is shown. */
  onShow?: () => void;
};

/** What to look at before publishing; it informs and never stops anybody. */
export function CheckPanel({ values, text, isImmediate = false, onShow }: CheckProps) {
  const check = useMutation(api.blogAdmin.check.mutationOptions());
  const run = () => check.mutate(draftOf(values()));
  const begin = useEffectEvent(run);
  useEffect(() => (isImmediate ? begin() : undefined), [isImmediate]);
  const show = ({ start, end }: NonNullable<Finding['position']>) => {
    onShow?.();
    requestAnimationFrame(() => text.current?.select(start, end));
  };
  return (
    <div className="grid gap-3">
      {check.error && <ErrorState title="The text could not be checked" error={check.error} onRetry={run} />}
      {check.isPending ? (
        <Spinner label="Checking the text" />
      ) : (
        check.data && <Findings findings={check.data} onShow={show} />
      )}
      {!isImmediate && (
        <div>
          <Button isDisabled={check.isPending} onPress={run}>
            {check.data ? 'Check again' : 'Check now'}
          </Button>
        </div>
      )}
    </div>
  );
}

type FindingsProps = {
  findings: readonly Finding[];
  onShow: (position: NonNullable<Finding['position']>) => void;
};

function Findings({ findings, onShow }: FindingsProps) {
  if (findings.length === 0)
    return (
      <p role="status" className="flex items-center gap-2 text-success">
        <Icon shape={CircleCheck} size={16} />
        Nothing to look at.
      </p>
    );
  return (
    <ul className="grid gap-2">
      {findings.map(({ rule, severity, message, position }, index) => (
        <li key={`${rule} ${index}`} className="flex items-start gap-2">
          {severity === 'warning' ? (
            <Icon shape={TriangleAlert} label="Warning" size={16} className="mt-0.5 shrink-0 text-warning" />
          ) : (
            <Icon shape={Info} label="Hint" size={16} className="mt-0.5 shrink-0 text-muted" />
          )}
          <span className="min-w-0">
            {message}
            {position && (
              <button
                type="button"
                className="link ml-1.5 min-h-6 cursor-pointer"
                onClick={() => onShow(position)}
              >
                {`Line ${position.line}`}
              </button>
            )}
          </span>
        </li>
      ))}
    </ul>
  );
}
