import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { contract } from 'virtual:api-routes';
import { Braces, Download, FileOutput, FileText, FileType, Gauge, Pencil, Send } from 'lucide';

import type { ResumeFormat, TailoredResume } from '#contracts/resume-views.ts';
import { addressOf } from '#contracts/address.ts';
import { Button, LinkButton } from '#components/ui/Button.tsx';
import { Dialog } from '#components/ui/Dialog.tsx';
import { ErrorState, Pending } from '#components/ui/States.tsx';
import { Menu, type MenuEntry } from '#components/ui/Menu.tsx';
import { buttonStyles } from '#components/ui/owner-styles.ts';
import { api } from '#lib/api/api.ts';

import { hasKeywords } from './Paper.tsx';
import { PreviewBody } from './PreviewBody.tsx';
import { open } from '../opened.ts';
import { PinDialog } from '../sent/PinDialog.tsx';

type Props = { id: number; onClose: () => void };

/** R-7 a tailored resume as its file shows it, and how it differs from its base. */
export function PreviewDialog({ id, onClose }: Props) {
  const list = useQuery(api.resumes.list.queryOptions());
  const resume = list.data?.find((one) => one.id === id);
  const [hasChanges, setHasChanges] = useState(false);
  return (
    <Dialog
      title={resume?.title ?? 'Resume'}
      size="large"
      isDismissable
      onClose={onClose}
      footer={resume && <PreviewActions resume={resume} />}
    >
      {resume ? (
        <Preview resume={resume} hasChanges={hasChanges} onToggle={() => setHasChanges(!hasChanges)} />
      ) : list.error || !list.data ? (
        <Pending query={list} what="resume" lines={8} />
      ) : (
        <p>There is no such resume. Perhaps it was deleted.</p>
      )}
    </Dialog>
  );
}

type PreviewProps = { resume: TailoredResume; hasChanges: boolean; onToggle: () => void };

function Preview({ resume, hasChanges, onToggle }: PreviewProps) {
  const details = useQuery(api.resumes.get.queryOptions({ input: { id: resume.id } }));
  return (
    <div className="grid grid-cols-1 gap-5">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p className="text-muted">
          {legendOf(resume.content, details.data?.mentions.length ?? 0)}
          {hasChanges && 'Marked words differ from your base resume.'}
        </p>
        <Button isDisabled={!details.data} onPress={onToggle}>
          {hasChanges ? 'Hide Changes' : 'Show Changes'}
        </Button>
      </div>
      {details.error && (
        <ErrorState
          title="The changes could not be loaded"
          error={details.error}
          onRetry={() => void details.refetch()}
        />
      )}
      <PreviewBody resume={resume} details={details.data} hasChanges={hasChanges} />
    </div>
  );
}

/** R-7 why words are underlined. */
function legendOf(content: string, asked: number): string {
  if (asked > 0)
    return `Underlined words are what the posting asks for${hasKeywords(content) ? ', or what many postings do' : ''}. `;
  return hasKeywords(content) ? 'Underlined words are what many postings look for. ' : '';
}

/** R-7 what is done with a resume that was looked at: the Word file first. */
function PreviewActions({ resume }: { resume: TailoredResume }) {
  const { id } = resume;
  const [isPinning, setPinning] = useState(false);
  const entries: MenuEntry[] = [
    ...(resume.jobApplicationId === null
      ? []
      : [{ id: 'analyze', label: 'Analyze', icon: Gauge, onAction: () => open({ kind: 'analysis', id }) }]),
    { id: 'send', label: 'Mark as sent…', icon: Send, onAction: () => setPinning(true) },
    ...formatsOf(id),
  ];
  return (
    <>
      <Button icon={Pencil} variant="quiet" onPress={() => open({ kind: 'edit', id })}>
        Edit
      </Button>
      <Menu
        label="More: analysis, sending and other formats"
        entries={entries}
        className={buttonStyles.secondary}
      >
        More
      </Menu>
      <LinkButton
        variant="primary"
        icon={Download}
        href={addressOf(contract.resumes.download, { id })}
        download
      >
        Download Word
      </LinkButton>
      {isPinning && <PinDialog resume={resume} onClose={() => setPinning(false)} />}
    </>
  );
}

function formatsOf(id: number): MenuEntry[] {
  const at = (format: ResumeFormat) => addressOf(contract.resumes.download, { id, format });
  const inline = addressOf(contract.resumes.download, { id, format: 'pdf', disposition: 'inline' });
  return [
    { id: 'open', label: 'Open as PDF', icon: FileOutput, href: inline, opensTab: true },
    { id: 'pdf', label: 'Download PDF', icon: FileType, href: at('pdf') },
    { id: 'txt', label: 'Download plain text', icon: FileText, href: at('txt') },
    { id: 'json', label: 'Download JSON Resume', icon: Braces, href: at('json') },
  ];
}
