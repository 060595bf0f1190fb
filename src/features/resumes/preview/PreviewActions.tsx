import { contract } from 'virtual:api-routes';
import { Braces, Download, FileOutput, FileText, FileType, Gauge, Pencil, Send } from 'lucide';
import { useState } from 'react';

import { Icon } from '#components/ui/Icon.tsx';
import { addressOf } from '#contracts/address.ts';
import type { ResumeFormat, TailoredResume } from '#contracts/resume-views.ts';
import { Button } from '#components/ui/Button.tsx';
import { Menu, type MenuEntry } from '#components/ui/Menu.tsx';
import { buttonStyles, primaryLink } from '#components/ui/owner-styles.ts';

import { open } from '../opened.ts';
import { PinDialog } from '../sent/PinDialog.tsx';

/** R-7 what is done with a resume that was looked at: the Word file first. */
export function PreviewActions({ resume }: { resume: TailoredResume }) {
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
      <Button variant="quiet" onPress={() => open({ kind: 'edit', id })}>
        <Icon shape={Pencil} size={15} />
        Edit
      </Button>
      <Menu
        label="More: analysis, sending and other formats"
        entries={entries}
        className={buttonStyles.secondary}
      >
        More
      </Menu>
      <a href={addressOf(contract.resumes.download, { id })} download className={primaryLink}>
        <Icon shape={Download} size={15} />
        Download Word
      </a>
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
