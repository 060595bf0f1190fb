import { useEffect, useRef, type HTMLInputTypeAttribute } from 'react';
import { opportunityTypes, reply } from 'virtual:brand/contact';

import { Field, fieldProps } from '#components/ui/Field.tsx';
import { Select } from '#components/ui/Select.tsx';
import { control, primaryButton, secondaryButton } from '#components/ui/styles.ts';

import type { MessageField } from '#contracts/contact-message.ts';
import { phrase } from '#contracts/phrase.ts';
import type { FieldErrors } from './message.ts';
import { useContactForm } from './use-contact-form.ts';

type Props = {
  /** Where the message can go by mail when it cannot be sent from here. */
  email: string;
};

/** The contact form (P-CON-4 to P-CON-7). */
export function ContactsIsland({ email }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const { phase, errors, mail, change, submit, restart } = useContactForm(form, email);
  if (phase === 'sent') return <ThankYou onRestart={restart} />;
  return (
    // Before React is here, "dialog" keeps a hasty submit from leaving the page with the text.
    <form
      ref={form}
      method="dialog"
      noValidate
      aria-label={phrase('Send a message')}
      aria-busy={phase === 'sending'}
      className="grid grid-cols-1 gap-5 rounded-card bg-surface p-inset sm:p-7"
      onInput={change}
      onSubmit={(event) => {
        event.preventDefault();
        if (phase !== 'sending') void submit();
      }}
    >
      <Fields errors={errors} />
      {phase === 'failed' && (
        <p role="alert" className="rounded-control bg-danger-soft p-4 text-sm">
          {phrase('Your message is still here and was not sent. Try again, or')}{' '}
          <a className="link" href={mail}>
            {phrase('send it by email')}
          </a>
          .
        </p>
      )}
      <button type="submit" className={`${primaryButton} w-fit`} aria-disabled={phase === 'sending'}>
        {phase === 'sending' ? phrase('SENDING...') : phrase('Send message')}
      </button>
    </form>
  );
}

function Fields({ errors }: { errors: FieldErrors }) {
  return (
    <>
      <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">
        <TextField name="firstName" label={phrase('First name')} autoComplete="given-name" errors={errors} />
        <TextField name="lastName" label={phrase('Last name')} autoComplete="family-name" errors={errors} />
      </div>
      <TextField name="email" label={phrase('Email')} type="email" autoComplete="email" errors={errors} />
      <TextField
        name="company"
        label={phrase('Company')}
        autoComplete="organization"
        isOptional
        errors={errors}
      />
      <Field
        id="contact-opportunityType"
        label={phrase('Type of opportunity')}
        error={errors.opportunityType}
      >
        <Select
          name="opportunityType"
          defaultValue=""
          required
          {...fieldProps('contact-opportunityType', errors.opportunityType)}
        >
          <option value="">{phrase('Select one')}</option>
          {opportunityTypes.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Select>
      </Field>
      <Field id="contact-message" label={phrase('Message')} error={errors.message}>
        <textarea
          name="message"
          rows={6}
          required
          maxLength={5000}
          className={`${control} resize-y`}
          {...fieldProps('contact-message', errors.message)}
        />
      </Field>
      <div hidden>
        <label>
          {phrase('Leave this empty')}
          <input name="website" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
    </>
  );
}

type TextFieldProps = {
  name: MessageField;
  label: string;
  autoComplete: string;
  type?: HTMLInputTypeAttribute;
  isOptional?: boolean;
  errors: FieldErrors;
};

function TextField({ name, label, autoComplete, type = 'text', isOptional = false, errors }: TextFieldProps) {
  const id = `contact-${name}`;
  return (
    <Field id={id} label={label} error={errors[name]} isOptional={isOptional}>
      <input
        name={name}
        type={type}
        autoComplete={autoComplete}
        required={!isOptional}
        className={control}
        {...fieldProps(id, errors[name])}
      />
    </Field>
  );
}

function ThankYou({ onRestart }: { onRestart: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="rounded-card bg-accent-soft p-inset sm:p-7">
      {/* The page has become shorter: the margin keeps the panel below the toast. */}
      <h3 ref={heading} tabIndex={-1} className="scroll-mt-32 text-xl outline-none">
        {phrase('Message Sent Successfully!')}
      </h3>
      <p className="mt-2">{reply}</p>
      <button type="button" className={`${secondaryButton} mt-6`} onClick={onRestart}>
        {phrase('Send another message')}
      </button>
    </div>
  );
}
