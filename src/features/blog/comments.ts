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
    element('p', 'mt-1 whitespace-pre-line', content),
  );
}

function element(tag: string, className: string, ...children: (Node | string)[]): HTMLElement {
  const created = document.createElement(tag);
  created.className = className;
  created.append(...children);
  return created;
}

async function send(
  id: PostId,
  form: HTMLFormElement,
  draft: ReturnType<typeof visitorDraft>,
): Promise<void> {
  const said = form.querySelector('[data-comment-said]');
  if (!said) return;
  const { authorName = '', authorEmail = '', content = '', website = '' } = textsOf(form);
  form.ariaBusy = 'true'; // the button stays as it is, or it would lose the focus
  try {
    await callOnce(blog.comment, { id, authorName, authorEmail, content, website });
    form.reset();
    draft.clear();
    said.textContent = phrase('Thank you. Your comment appears once it is approved.');
  } catch (error) {
    const [[name, reason] = []] = Object.entries(fieldErrorsOf(error));
    said.textContent = reason ?? sentenceOf(error, FAILED);
    [...fieldsOf(form)].find((field) => field.name === name)?.focus();
  }
  form.ariaBusy = null;
}
