import { Pencil } from 'lucide';
import type { ReactNode } from 'react';
import { contract } from 'virtual:api-routes';

import { addressOf } from '#contracts/address.ts';
import { isWebAddress } from '#contracts/job-application-input.ts';
import type { JobApplication } from '#contracts/jobs.ts';
import { IconButton } from '#components/ui/Button.tsx';
import { Facts } from '#components/ui/Facts.tsx';

import { CalendarFile } from './calendar/CalendarFile.tsx';
import { FIELD_LABELS, type JobField } from './job-form.ts';
import { PRIORITY_LABELS } from './labels.ts';
import { Day, NextStep } from './NextStep.tsx';
import { StatusSelect } from './StatusSelect.tsx';

const TEXTS = ['description', 'requirements', 'details', 'notes'] as const;

type Props = { application: JobApplication; onNextStep: () => void };

/** The short fields of an application that say something. */
export function ApplicationFacts({ application, onNextStep }: Props) {
  const { contactEmail, hiringManager, hiringManagerLink, jobUrl } = application;
  const facts: [JobField, ReactNode][] = [
    ['status', <StatusSelect key="status" application={application} />],
    ['priority', PRIORITY_LABELS[application.priority]],
    ['appliedDate', <Day key="day" day={application.appliedDate} />],
    ['nextStepAction', <ComingStep key="step" {...{ application, onNextStep }} />],
    ['location', application.location],
    ['salary', application.salary],
    ['source', application.source],
    ['jobUrl', jobUrl && <Outside key="job" address={jobUrl} />],
    ['hiringManager', hiringManager],
    ['hiringManagerLink', hiringManagerLink && <Outside key="manager" address={hiringManagerLink} />],
    ['contactPerson', application.contactPerson],
    [
      'contactEmail',
      contactEmail && (
        <a key="email" href={`mailto:${contactEmail}`} className="link wrap-anywhere">
          {contactEmail}
        </a>
      ),
    ],
  ];
  return <Facts facts={facts.map(([name, value]) => [FIELD_LABELS[name], value])} />;
}

/** What comes next, how to change it, and its way into a calendar. */
function ComingStep({ application, onNextStep }: Props) {
  return (
    <span className="inline-flex items-start gap-1">
      <NextStep application={application} />
      <IconButton icon={Pencil} label="Change the next step" onPress={onNextStep} />
      {application.nextStepDate && (
        <CalendarFile
          address={addressOf(contract.jobs.calendar.nextStep, { id: application.id })}
          label="Add the next step to a calendar"
        />
      )}
    </span>
  );
}

/** The long fields, with their paragraphs. */
export function ApplicationTexts({ application }: { application: JobApplication }) {
  return TEXTS.filter((name) => application[name]).map((name) => (
    <section key={name}>
      <h3 className="mb-1.5 border-b border-line pb-1.5 text-base font-medium">{FIELD_LABELS[name]}</h3>
      <p className="max-w-prose wrap-anywhere whitespace-pre-wrap">{application[name]}</p>
    </section>
  ));
}

/** A page elsewhere; what is no web address stays a text. */
function Outside({ address }: { address: string }) {
  if (!isWebAddress(address)) return address;
  return (
    <a href={address} target="_blank" rel="noopener noreferrer" className="link wrap-anywhere">
      {address}
      <span className="sr-only"> (opens a new tab)</span>
    </a>
  );
}
