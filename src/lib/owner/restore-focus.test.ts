// with a document
import { afterEach, beforeEach, expect, test } from 'vitest';

import { eventually } from '#support/eventually.ts';

import { restoreFocus } from './restore-focus.ts';

let stop: () => void;
beforeEach(() => {
  document.body.innerHTML = `
    <main tabindex="-1">
      <ul id="list">
        <li id="one"><button>1</button></li>
        <li id="two"><button>2</button></li>
        <li id="three"><button>3</button></li>
      </ul>
      <div id="pages"><button id="next">Next</button></div>
    </main>`;
  stop = restoreFocus();
});
afterEach(() => stop());

const find = (selector: string) => {
  const found = document.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`nothing is ${selector}`);
  return found;
};
const expectFocus = (selector: string) =>
  eventually(() => expect(document.activeElement).toBe(find(selector)));
/** Two frames and one more: by then it would have moved. */
const settled = () =>
  new Promise<void>((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(() => resolve())));
  });

test('the row that takes the place of a removed one has the focus, and no control of it', async () => {
  find('#two button').focus();
  find('#two').remove();
  await expectFocus('#three');
  expect(find('#three').getAttribute('tabindex')).toBe('-1');
  find('#one button').focus();
  expect(find('#three').hasAttribute('tabindex')).toBe(false);
});

test('after the last row it is the one before, and without any row what held them', async () => {
  find('#three button').focus();
  find('#three').remove();
  await expectFocus('#two');
  find('#list').replaceChildren();
  await expectFocus('#list');
});

test('a place that is only room, as that of rows that are not drawn, is passed over', async () => {
  find('#list').insertAdjacentHTML('beforeend', '<li aria-hidden="true"></li>');
  find('#three button').focus();
  find('#three').remove();
  await expectFocus('#two');
});

test('a button that is disabled while it has the focus leaves it to what it stands in', async () => {
  find('#next').focus();
  find('#next').blur(); // what browsers do by themselves with a disabled one
  find('#next').toggleAttribute('disabled', true);
  await expectFocus('#pages');
});

test('a dialog over another that closes with it leads back to what opened the first', async () => {
  find('#two button').focus();
  const dialogs = ['first', 'second'].map((id) => {
    const dialog = document.createElement('div');
    dialog.setAttribute('role', 'dialog');
    dialog.innerHTML = `<button id="${id}">Close</button>`;
    document.body.append(dialog);
    find(`#${id}`).focus();
    return dialog;
  });
  for (const dialog of dialogs) dialog.remove();
  await expectFocus('#two button');
});

test('what is removed from an open dialog leaves the focus in the dialog', async () => {
  find('#one button').focus();
  const dialog = document.createElement('div');
  dialog.setAttribute('role', 'dialog');
  dialog.innerHTML = '<p id="note"><button id="undo">Undo</button></p><button>Close</button>';
  document.body.append(dialog);
  find('#undo').focus();
  find('#undo').remove();
  await expectFocus('#note');
});

test('a focus that was given up on purpose stays away', async () => {
  find('#two button').focus();
  find('#two button').blur();
  await settled();
  find('#two').remove();
  await settled();
  expect(document.activeElement).toBe(document.body);
});
