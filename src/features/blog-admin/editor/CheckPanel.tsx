import { useMutation } from '@tanstack/react-query';
import { CircleCheck, Info, TriangleAlert } from 'lucide';
import { useEffect, useEffectEvent, type RefObject } from 'react';

import { Icon } from '#components/ui/Icon.tsx';
import type { Finding } from '#contracts/blog-admin.ts';
import { Button } from '#components/ui/Button.tsx';
import { ErrorState } from '#components/ui/States.tsx';
import { Spinner } from '#components/ui/Spinner.tsx';
import { api } from '#lib/api/api.ts';

import type { TextHandle } from './MarkdownEditor.tsx';
import { draftOf, type EditorForm } from './values.ts';

type Props = {
  values: () => EditorForm;
  text: RefObject<TextHandle | null>;
  /** Checks at once instead of when asked. */
  isImmediate?: boolean;
  /** Before a place in the text is shown. */
  onShow?: () => void;
};

/** What to look at before publishing; it informs and never stops anybody. */
export function CheckPanel({ values, text, isImmediate = false, onShow }: Props) {
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
