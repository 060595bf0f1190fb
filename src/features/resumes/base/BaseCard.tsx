import { contract } from 'virtual:api-routes';
import { ClipboardPaste, Keyboard, ListChecks, Star, Trash2, TriangleAlert } from 'lucide';

import { Icon } from '#components/ui/Icon.tsx';
import { addressOf } from '#contracts/address.ts';
import type { BaseResume } from '#contracts/resume-views.ts';
import { Badge } from '#components/ui/Badge.tsx';
import { Button, DownloadLink, IconButton } from '#components/ui/Button.tsx';
import { DateTime } from '#components/ui/DateTime.tsx';
import { api, useChange } from '#lib/api/api.ts';

import { open } from '../opened.ts';
import type { UploadStart } from '../upload/upload-rules.ts';

type Props = {
  base: BaseResume;
  onDelete: () => void;
  onUpload: (start: UploadStart) => void;
};

/** R-2 one base resume: what it is, whether it was read, and what can be done with it. */
export function BaseCard({ base, onDelete, onUpload }: Props) {
  const { id, name, fileName, isActive, createdAt, isCorrected, fileSize } = base;
  /** D28 what could not be read says why, until it was typed in. */
  const problem = isCorrected ? undefined : (base.problem ?? undefined);
  return (
    <article
      aria-labelledby={`base-${id}`}
      className={`flex h-full flex-col gap-3 rounded-card border bg-surface p-4 text-sm sm:p-5 ${isActive ? 'border-accent' : 'border-line'}`}
    >
      <div className="grid gap-1">
        <div className="flex items-start justify-between gap-3">
          <h3 id={`base-${id}`} className="min-w-0 text-base wrap-anywhere">
            {name}
          </h3>
          {isActive && <Badge tone="accent">Primary</Badge>}
        </div>
        <p className="wrap-anywhere text-muted">{fileName || ORIGINS[base.origin]}</p>
        <p className="text-xs text-muted">
          Uploaded <DateTime at={createdAt} isDateOnly />
          {isCorrected && ' · corrected by you'}
        </p>
      </div>
      {problem !== undefined && (
        <p className="flex items-start gap-2">
          <Icon shape={TriangleAlert} size={16} className="mt-0.5 shrink-0 text-warning" />
          <span className="min-w-0 wrap-anywhere">{problem}</span>
        </p>
      )}
      <div className="-mx-2 mt-auto flex flex-wrap items-center">
        {!isActive && <SetPrimary id={id} name={name} />}
        {problem !== undefined && (
          <Button
            icon={ClipboardPaste}
            variant="quiet"
            aria-label={`Paste the text of ${name}`}
            onPress={() => onUpload({ way: 'text', name })}
          >
            Paste the text
          </Button>
        )}
        <Reading id={id} name={name} isUnread={problem !== undefined} />
        <span className="ml-auto flex">
          {fileSize > 0 && (
            <DownloadLink
              href={addressOf(contract.resumes.downloadBase, { id })}
              label={`Download ${fileName}`}
            />
          )}
          <IconButton icon={Trash2} label={`Delete ${name}`} onPress={onDelete} />
        </span>
      </div>
    </article>
  );
}

const ORIGINS: Readonly<Record<BaseResume['origin'], string>> = {
  upload: 'A document',
  text: 'Typed or pasted text',
  site: 'From your site',
};

function SetPrimary({ id, name }: { id: number; name: string }) {
  const activate = useChange(api.resumes.activateBase, {
    success: 'Primary resume set',
    failure: 'Failed to set primary resume', // ERR-4
    refreshes: [api.resumes.key()],
  });
  return (
    <Button
      icon={Star}
      variant="quiet"
      aria-label={`Set Primary: ${name}`}
      isPending={activate.isPending}
      onPress={() => activate.mutate({ id })}
    >
      Set Primary
    </Button>
  );
}

/** D28 of what could not be read, the same form is where it is typed in. */
function Reading({ id, name, isUnread }: { id: number; name: string; isUnread: boolean }) {
  const label = isUnread ? 'Type it in' : 'Check reading';
  const icon = isUnread ? Keyboard : ListChecks;
  return (
    <Button
      icon={icon}
      variant="quiet"
      aria-label={`${label}: ${name}`}
      onPress={() => open({ kind: 'base', id })}
    >
      {label}
    </Button>
  );
}
