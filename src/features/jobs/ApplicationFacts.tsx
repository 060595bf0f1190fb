import type { ReactNode } from 'react';
import { contract } from 'virtual:api-routes';

import { addressOf } from '#contracts/address.ts';
import { isWebAddress } from '#contracts/job-application-input.ts';
import type { JobApplication } from '#contracts/jobs.ts';

import { CalendarFile } from './calendar/CalendarFile.tsx';
import { FIELD_LABELS, type JobField } from './job-form.ts';
import { PRIORITY_LABELS } from './labels.ts';
import { Day, NextStep } from './NextStep.tsx';
import { StatusSelect } from './StatusSelect.tsx';

const TEXTS = ['description', 'requirements', 'details', 'notes'] as const;

/** The short fields of an application that say something. */
export function ApplicationFacts({ application }: { application: JobApplication }) {
  const { contactEmail, hiringManager, hiringManagerLink, jobUrl } = application;
  return (
    <dl className="grid grid-cols-[6.5rem_minmax(0,1fr)] items-baseline gap-x-3 gap-y-2 sm:grid-cols-[8rem_minmax(0,1fr)] sm:gap-x-5">
      <Fact name="status">
        <StatusSelect application={application} />
      </Fact>
      <Fact name="priority">{PRIORITY_LABELS[application.priority]}</Fact>
      <Fact name="appliedDate">
        <Day day={application.appliedDate} />
      </Fact>
      <Fact name="nextStepAction">
        <span className="inline-flex items-start gap-1">
          <NextStep application={application} />
          {application.nextStepDate && (
            <CalendarFile
              address={addressOf(contract.jobs.calendar.nextStep, { id: application.id })}
              label="Add the next step to a calendar"
            />
          )}
        </span>
      </Fact>
      <Fact name="location">{application.location}</Fact>
      <Fact name="salary">{application.salary}</Fact>
      <Fact name="source">{application.source}</Fact>
      <Fact name="jobUrl">{jobUrl && <Outside address={jobUrl} />}</Fact>
      <Fact name="hiringManager">{hiringManager}</Fact>
      <Fact name="hiringManagerLink">{hiringManagerLink && <Outside address={hiringManagerLink} />}</Fact>
      <Fact name="contactPerson">{application.contactPerson}</Fact>
      <Fact name="contactEmail">
        {contactEmail && (
          <a href={`mailto:${contactEmail}`} className="link wrap-anywhere">
            {contactEmail}
          </a>
        )}
      </Fact>
    </dl>
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

function Fact({ name, children }: { name: JobField; children: ReactNode }) {
  if (!children) return null;
  return (
    <div className="contents">
      <dt className="text-muted">{FIELD_LABELS[name]}</dt>
      <dd className="wrap-anywhere">{children}</dd>
    </div>
  );
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
