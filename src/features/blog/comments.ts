/** Shows the approved comments of a post and sends new ones for approval. */
import { locale } from 'virtual:brand/locale';
import { blog } from 'virtual:public-api/blog';

import type { OutputOf } from '#contracts/address.ts';
import { phrase } from '#contracts/phrase.ts';
import { fieldErrorsOf, sentenceOf } from '#lib/api/api-request.ts';
import { call } from '#lib/api-routes/call.ts';
import { callOnce } from '#lib/api-routes/call-once.ts';
import { type Draft, visitorDraft } from '#lib/page/visitor-draft.ts';

type Shown = OutputOf<typeof blog.comments>[number];
type PostId = string | undefined;

const FAILED = phrase('Your comment could not be sent. Please try again.');

/** Fills the list and wires the form. */
export function startComments(): void {
  const root = document.querySelector<HTMLElement>('[data-comments]');
  const id = root?.dataset['comments'];
  const state = root?.querySelector('[data-comments-state]');
  const list = root?.querySelector('[data-comment-list]');
  if (!state || !list) return;
  void load(id, list, state);
  const form = root?.querySelector<HTMLFormElement>('[data-comment-form]');
  if (!form) return;
  const draft = visitorDraft(`commentDraft:${id}`);
  fill(form, draft.read());
  form.noValidate = true; // errors are said at their fields, as in the contact form
  form.addEventListener('input', () => {
    const { website: _, ...typed } = textsOf(form); // filled by machines alone
    draft.write(typed);
  });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    if (!form.ariaBusy) void send(id, form, draft);
  });
}

/** What a visitor has typed before the script ran stays. */
function fill(form: HTMLFormElement, draft: Draft): void {
  for (const field of fieldsOf(form)) field.value ||= draft[field.name] ?? '';
}

const fieldsOf = (form: HTMLFormElement) =>
  form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea');

const textsOf = (form: HTMLFormElement): Draft =>
  Object.fromEntries([...fieldsOf(form)].map(({ name, value }) => [name, value]));

async function load(id: PostId, list: Element, state: Element): Promise<void> {
  const comments = await call(blog.comments, { id }).catch(() => undefined);
  if (!comments) {
    state.textContent = phrase('Comments cannot be loaded now.');
    addEventListener('online', () => void load(id, list, state), { once: true });
    return;
  }
  state.textContent = comments.length === 0 ? phrase('No comments yet.') : '';
  for (const comment of comments.filter(({ parentId }) => parentId === null)) {
    const item = itemOf(comment);
    const replies = comments.filter(({ parentId }) => parentId === comment.id).map(itemOf);
    if (replies.length > 0)
      item.append(element('ul', 'mt-4 space-y-4 border-l border-line pl-5', ...replies));
    list.append(item);
  }
}

/** Text only: nothing that a reader wrote is ever read as markup. */
function itemOf({ authorName, content, createdAt, isAuthorReply }: Shown): HTMLElement {
  const date = new Date(createdAt).toLocaleDateString(locale, { dateStyle: 'long' });
  const who = `${authorName}${isAuthorReply ? ` ${phrase('(author)')}` : ''} · ${date}`;
  return element(
    'li',
    '',
    element('p', 'text-sm text-muted', who),
    element('p', 'mt-1 whitespace-pre-line wrap-anywhere', ...withLinks(content)),
  );
}

/** An address as it is written in a text, without the marks that end its sentence. */
const ADDRESS = /(https?:\/\/[^\s<>"]*[^\s<>".,;:!?'()[\]])/i;

/** Addresses lead where they say; search engines are told that the owner did not write them. */
function withLinks(text: string): (Node | string)[] {
  return text.split(ADDRESS).map((part, index) => {
    const isAddress = index % 2 === 1 && URL.canParse(part);
    if (!isAddress) return part;
    const link = document.createElement('a');
    link.className = 'link';
    link.href = part;
    link.rel = 'nofollow ugc noopener';
    link.textContent = part;
    return link;
  });
}

function element(tag: string, className: string, ...children: (Node | string)[]): HTMLElement {
  const created = document.createElement(tag);
  created.className = className;
  created.append(...children);
  return created;
}

const MISSING: Readonly<Record<string, string>> = {
  authorName: phrase('Name is required'),
  authorEmail: phrase('Email is required'),
  content: phrase('Comment is required'),
};

/** What the browser finds; the server looks at the same again. */
function errorsOf(form: HTMLFormElement): Record<string, string> {
  const wrong = [...fieldsOf(form)].flatMap(({ name, value, required, validity }): [string, string][] => {
    if (required && value.trim() === '') return [[name, MISSING[name] ?? FAILED]];
    return validity.typeMismatch ? [[name, phrase('Enter a valid email address')]] : [];
  });
  return Object.fromEntries(wrong);
}

/** Says each error below its field and goes to the first; whether there is one. */
function showErrors(form: HTMLFormElement, errors: Record<string, string>): boolean {
  const wrong = [...fieldsOf(form)].filter((field) => {
    const id = `comment-${field.name}-error`;
    form.querySelector(`#${id}`)?.remove();
    const reason = errors[field.name];
    for (const name of ['aria-invalid', 'aria-describedby']) field.removeAttribute(name);
    if (reason === undefined) return false;
    field.setAttribute('aria-invalid', 'true');
    field.setAttribute('aria-describedby', id);
    const said = element('p', 'mt-1.5 text-sm text-danger', reason);
    said.id = id;
    field.closest('[data-field]')?.append(said);
    return true;
  });
  wrong[0]?.focus();
  return wrong.length > 0;
}

async function send(
  id: PostId,
  form: HTMLFormElement,
  draft: ReturnType<typeof visitorDraft>,
): Promise<void> {
  const said = form.querySelector('[data-comment-said]');
  if (!said) return;
  said.textContent = '';
  if (showErrors(form, errorsOf(form))) return;
  const { authorName = '', authorEmail = '', content = '', website = '' } = textsOf(form);
  form.ariaBusy = 'true'; // the button stays as it is, or it would lose the focus
  try {
    await callOnce(blog.comment, { id, authorName, authorEmail, content, website });
    form.reset();
    draft.clear();
    said.textContent = phrase('Thank you. Your comment appears once it is approved.');
  } catch (error) {
    said.textContent = showErrors(form, fieldErrorsOf(error)) ? '' : sentenceOf(error, FAILED);
  }
  form.ariaBusy = null;
}
