import { useEffect, useRef, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';

import { phrase } from '#contracts/phrase.ts';
import { on, type PageEvents } from '#lib/page/page-events.ts';
import type { Toast } from '#lib/page/toast-element.ts';
import { visitorDraft } from '#lib/page/visitor-draft.ts';

import { checkMessage, mailLink, type FieldErrors } from './message.ts';

/** Fetched behind the form, so that they are there when the network is not: what could not be fetched once is not again. */
const loadToasts = () => import('#lib/page/toast.ts');
const loadSending = () => import('./send-message.ts');

type Phase = 'editing' | 'sending' | 'failed' | 'sent';

const HONEYPOT = 'website';

const draft = visitorDraft('contactDraft');

/** State of the form; the inputs hold their own values, so that what was typed before is kept. */
export function useContactForm(form: RefObject<HTMLFormElement | null>, email: string) {
  const [phase, setPhase] = useState<Phase>('editing');
  const [errors, setErrors] = useState<FieldErrors>({});
  const [mail, setMail] = useState('');
  const shownAt = useRef(0);
  const elapsedMs = useRef<number>(undefined);

  useEffect(() => {
    shownAt.current = performance.now();
    void Promise.allSettled([loadToasts(), loadSending()]);
    const stop = new AbortController();
    if (form.current) fillEmpty(form.current, draft.read());
    keep(form.current); // what was typed before this script came, too
    const take = (scenario: PageEvents['contact:prefill']) => {
      if (!form.current) flushSync(() => setPhase('editing')); // in place of the thanks for the message before
      if (form.current) prefill(form.current, scenario);
    };
    on('contact:prefill', take, { signal: stop.signal });
    return () => stop.abort();
  }, [form]);

  const change = () => {
    elapsedMs.current = undefined;
    keep(form.current);
  };

  const submit = async () => {
    const { [HONEYPOT]: website = '', ...values } = valuesOf(form.current);
    const checked = checkMessage(values);
    setErrors(checked.errors ?? {});
    if (checked.errors) return focusFirst(form.current, checked.errors);
    setPhase('sending');
    elapsedMs.current ??= Math.round(performance.now() - shownAt.current); // tried again, it is the same message
    const message = { ...checked.message, website, elapsedMs: elapsedMs.current };
    const refused: FieldErrors | undefined = await loadSending().then(
      ({ sendMessage }) => sendMessage(message),
      () => ({}),
    );
    if (refused) {
      setErrors(refused);
      setMail(mailLink(email, values));
      setPhase('failed');
      focusFirst(form.current, refused);
      return say({
        title: phrase('Failed to send message'),
        description: phrase('Please try again or contact me directly via email.'),
        variant: 'destructive',
      });
    }
    draft.clear();
    setPhase('sent');
    await say({
      title: phrase('Message sent successfully!'),
      description: phrase("Thank you for your interest. I'll get back to you soon."),
    });
  };

  return { phase, errors, mail, change, submit, restart: () => setPhase('editing') };
}

/** Keeps what was typed, where anything was. */
function keep(form: HTMLFormElement | null): void {
  const { [HONEYPOT]: _, ...typed } = valuesOf(form);
  if (Object.values(typed).some(Boolean)) draft.write(typed);
  else draft.clear();
}

/** Without a connection there may be no toasts; the form itself says the same. */
async function say(toast: Toast): Promise<void> {
  await loadToasts().then(
    ({ showToast }) => showToast(toast),
    () => undefined,
  );
}

function valuesOf(form: HTMLFormElement | null): Record<string, string> {
  const entries = form ? [...new FormData(form)] : [];
  return Object.fromEntries(entries.map(([name, value]) => [name, typeof value === 'string' ? value : '']));
}

function controlOf(form: HTMLFormElement, name: string) {
  const control = form.elements.namedItem(name);
  const isControl =
    control instanceof HTMLInputElement ||
    control instanceof HTMLTextAreaElement ||
    control instanceof HTMLSelectElement;
  return isControl ? control : undefined;
}

function fillEmpty(form: HTMLFormElement, values: Record<string, string>): void {
  for (const [name, value] of Object.entries(values)) {
    const control = controlOf(form, name);
    if (control && !control.value) control.value = value;
  }
}

/** Adds a message below what is already there, and goes to it. */
function prefill(
  form: HTMLFormElement,
  { opportunityType = '', message }: PageEvents['contact:prefill'],
): void {
  fillEmpty(form, { opportunityType });
  const control = controlOf(form, 'message');
  if (!control) return;
  if (!control.value.includes(message))
    control.value = [control.value.trimEnd(), message].filter(Boolean).join('\n\n');
  control.dispatchEvent(new Event('input', { bubbles: true }));
  form.scrollIntoView(); // on a phone the section begins a screen above its form
  control.focus({ preventScroll: true });
}

function focusFirst(form: HTMLFormElement | null, errors: FieldErrors): void {
  const [name] = Object.keys(errors);
  if (form && name) controlOf(form, name)?.focus();
}
