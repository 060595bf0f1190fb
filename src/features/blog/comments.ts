/** Shows the approved comments of a post and sends new ones for approval. */
type Shown = {
  id: number;
  parentId: number | null;
  authorName: string;
  content: string;
  isAuthorReply: boolean;
  createdAt: string;
};

/** Fills the list and wires the form. */
export function startComments(): void {
  const root = document.querySelector<HTMLElement>('[data-comments]');
  const url = `/api/blog/posts/${root?.dataset['comments'] ?? ''}/comments`;
  const state = root?.querySelector('[data-comments-state]');
  const list = root?.querySelector('[data-comment-list]');
  if (!state || !list) return;
  void load(url, list, state);
  const form = root?.querySelector<HTMLFormElement>('[data-comment-form]');
  form?.addEventListener('submit', (event) => {
    event.preventDefault();
    void send(url, form);
  });
  // Other words are another comment: they may not be answered by an earlier key.
  form?.addEventListener('input', () => delete form.dataset['key']);
}

async function load(url: string, list: Element, state: Element): Promise<void> {
  const response = await fetch(url).catch(() => undefined);
  if (!response?.ok) {
    state.textContent = 'Comments cannot be loaded now.';
    return;
  }
  const comments = (await response.json()) as Shown[];
  state.textContent = comments.length === 0 ? 'No comments yet.' : '';
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
  const date = new Date(createdAt).toLocaleDateString('en-US', { dateStyle: 'long' });
  const who = `${authorName}${isAuthorReply ? ' (author)' : ''} · ${date}`;
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

async function send(url: string, form: HTMLFormElement): Promise<void> {
  const said = form.querySelector('[data-comment-said]');
  const button = form.querySelector('button');
  if (!said || !button) return;
  const fields = Object.fromEntries(new FormData(form));
  form.dataset['key'] ??= crypto.randomUUID(); // a retry of the same comment is stored once
  button.disabled = true;
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Idempotency-Key': form.dataset['key'] },
    body: JSON.stringify(fields),
  }).catch(() => undefined);
  button.disabled = false;
  if (response?.ok) {
    form.reset();
    said.textContent = 'Thank you. Your comment appears once it is approved.';
  } else said.textContent = await reasonOf(response);
  if (response && response.status < 500) delete form.dataset['key'];
}

async function reasonOf(response: Response | undefined): Promise<string> {
  const fallback = 'Your comment could not be sent. Please try again.';
  const body = (await response?.json().catch(() => undefined)) as
    { error?: string; fields?: Record<string, string> } | undefined;
  return Object.values(body?.fields ?? {})[0] ?? body?.error ?? fallback;
}
