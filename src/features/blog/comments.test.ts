// with a document
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { eventually } from '#support/eventually.ts';

import { startComments } from './comments.ts';

const MARKUP = `
  <div data-comments="7"><p data-comments-state></p><ul data-comment-list></ul>
    <form data-comment-form><textarea name="content"></textarea><button>Send comment</button><p data-comment-said></p></form>
  </div>`;

const answer = vi.fn<typeof fetch>();
const keys = () =>
  answer.mock.calls.slice(1).map(([, init]) => new Headers(init?.headers).get('Idempotency-Key'));
const form = () => {
  const found = document.querySelector('form');
  if (!found) throw new Error('no form');
  return found;
};

async function send(content?: string) {
  const field = form().querySelector('textarea');
  if (field && content !== undefined) {
    field.value = content;
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
  form().dispatchEvent(new Event('submit', { cancelable: true }));
  await eventually(() => expect(form().ariaBusy).toBeNull());
}

beforeEach(() => {
  vi.stubGlobal('fetch', answer);
  answer.mockReset().mockImplementationOnce(() => Promise.resolve(Response.json([])));
  document.body.innerHTML = MARKUP;
  startComments();
});
afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

test('BA-11 a comment whose answer was lost goes again as the same one; with other words it is another', async () => {
  answer.mockRejectedValue(new TypeError('Failed to fetch'));
  await send('Half a thought');
  await send();
  await send('A whole thought');
  const [first, again, other] = keys();
  expect(again).toBe(first);
  expect(other).not.toBe(first);
  expect(document.querySelector('[data-comment-said]')?.textContent).toContain('could not be sent');
});

/** The page once more, as after a reload. */
function openAgain(postId = '7'): string | undefined {
  document.body.innerHTML = MARKUP.replace('"7"', `"${postId}"`);
  answer.mockImplementationOnce(() => Promise.resolve(Response.json([])));
  startComments();
  return form().querySelector('textarea')?.value;
}

test('BA-11 a comment that was not sent is there when its post opens again, and gone once it has arrived', async () => {
  answer.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await send('Written in a tunnel');
  expect(openAgain('8')).toBe('');
  expect(openAgain()).toBe('Written in a tunnel');
  answer.mockResolvedValueOnce(Response.json({ status: 'pending' }, { status: 201 }));
  await send();
  expect(document.querySelector('[data-comment-said]')?.textContent).toContain('Thank you');
  expect(openAgain()).toBe('');
});

test('BA-11 the button that sends keeps the focus, sends one comment at a time, and what is wrong with a field leads to it', async () => {
  const error = { error: 'Too long.', code: 'INVALID', requestId: '1', fields: { content: 'Too long.' } };
  answer.mockResolvedValueOnce(Response.json(error, { status: 400 }));
  const button = form().querySelector('button');
  button?.focus();
  const sent = send('Much');
  form().requestSubmit();
  expect(document.activeElement).toBe(button);
  await sent;
  expect(keys()).toHaveLength(1);
  expect(document.activeElement).toBe(form().querySelector('textarea'));
});

test('BA-11 errors are said below their fields, which are marked, and the first has the focus', async () => {
  document.body.innerHTML = `<div data-comments="7"><p data-comments-state></p><ul data-comment-list></ul>
    <form data-comment-form>
      <div data-field><input name="authorName" required></div>
      <div data-field><input name="authorEmail" type="email" required></div>
      <div data-field><textarea name="content" required></textarea></div>
      <p data-comment-said></p>
    </form></div>`;
  answer.mockImplementationOnce(() => Promise.resolve(Response.json([])));
  startComments();
  const said = () =>
    [...form().querySelectorAll('[aria-invalid]')].map((field) => [
      field.getAttribute('name'),
      document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent,
    ]);
  const type = (name: string, value: string) =>
    Object.assign(form().elements.namedItem(name) ?? {}, { value });

  expect(form().noValidate).toBe(true);
  form().dispatchEvent(new Event('submit', { cancelable: true }));
  expect(said()).toEqual([
    ['authorName', 'Name is required'],
    ['authorEmail', 'Email is required'],
    ['content', 'Comment is required'],
  ]);
  expect(document.activeElement?.getAttribute('name')).toBe('authorName');

  type('authorName', 'Rita');
  type('authorEmail', 'rita@example.com');
  type('content', 'Well said');
  const fields = { authorEmail: 'Enter a valid email address' };
  answer.mockResolvedValueOnce(Response.json({ error: 'Please check.', fields }, { status: 422 }));
  await send();
  expect(said()).toEqual([['authorEmail', 'Enter a valid email address']]);
  expect(document.querySelector('[data-comment-said]')?.textContent).toBe('');

  answer.mockResolvedValueOnce(Response.json({ id: 3 }, { status: 201 }));
  await send();
  expect(said()).toEqual([]);
});

test('BA-11 addresses in comments are links that give no weight; nothing else of a comment is markup', async () => {
  const content =
    '<a href="https://evil.example">x</a>\njavascript:alert(1) (see https://www.example.com/a?b=1#c). http://[';
  const comment = { id: 1, parentId: null, authorName: 'Bo', content, isAuthorReply: false };
  document.body.innerHTML = MARKUP;
  answer.mockImplementationOnce(() =>
    Promise.resolve(Response.json([{ ...comment, createdAt: '2026-11-29T00:00:00.000Z' }])),
  );
  answer.mockClear();
  startComments();
  const shown = () => document.querySelector('li p:last-child');
  await eventually(() => expect(shown()?.textContent).toBe(content));
  const links = [...document.querySelectorAll<HTMLAnchorElement>('li a')];
  expect(links.map(({ href, rel }) => [href, rel])).toEqual([
    ['https://evil.example/', 'nofollow ugc noopener'],
    ['https://www.example.com/a?b=1#c', 'nofollow ugc noopener'],
  ]);
});
