// with a document
import { beforeEach, expect, test, vi } from 'vitest';

import { closeOnBack, closePopoversOnBack, ownStep, watchHistory } from './close-on-back.ts';

const push = vi.spyOn(history, 'pushState').mockImplementation(() => {});
const back = vi.spyOn(history, 'back').mockImplementation(() => {});
/** What the browser says when it has gone to an entry. */
const arrive = (state: unknown) => dispatchEvent(new PopStateEvent('popstate', { state }));

beforeEach(() => {
  watchHistory();
  arrive(null);
  arrive(null);
  push.mockClear();
  back.mockClear();
});

test('P-UI-5 Back closes what is open and stays on the page', () => {
  const close = vi.fn();
  closeOnBack(close);
  expect(push).toHaveBeenCalledOnce();
  arrive(null);
  expect(close).toHaveBeenCalledOnce();
  expect(back).not.toHaveBeenCalled();
});

test('P-UI-5 what was closed otherwise costs no Back: the next one leaves', () => {
  const close = vi.fn();
  closeOnBack(close)();
  closeOnBack(close)();
  expect(push).toHaveBeenCalledOnce(); // the entry is used again
  arrive(null);
  expect(close).not.toHaveBeenCalled();
  expect(back).toHaveBeenCalledOnce();
});

test('P-UI-5 of two that are open each has its Back, the last one first', () => {
  const said: string[] = [];
  closeOnBack(() => said.push('chat'));
  closeOnBack(() => said.push('panel'));
  arrive(null);
  expect(said).toEqual(['panel']);
  arrive(null);
  expect(said).toEqual(['panel', 'chat']);
  expect(back).not.toHaveBeenCalled();
});

test('P-NAV-2 a link within the page is no Back', () => {
  document.body.innerHTML = '<a href="#skills">Expertise</a>';
  closeOnBack(() => {})();
  document.querySelector('a')?.click();
  arrive(null);
  expect(back).not.toHaveBeenCalled();
  arrive({ overlay: true }); // back from there, to the entry that stood for what was open
  expect(back).toHaveBeenCalledOnce();
});

test('a step that the page adds once all is closed is gone back from alone', () => {
  closeOnBack(() => {})();
  ownStep();
  arrive(null); // from a second step of its own to the first
  expect(back).not.toHaveBeenCalled();
  arrive({ overlay: true });
  expect(back).toHaveBeenCalledOnce();
});

test('P-NAV-6 popovers are closed by Back, tooltips are not', () => {
  document.body.innerHTML = '<div popover="auto" id="menu"></div><div popover="manual" id="tooltip"></div>';
  closePopoversOnBack();
  const hidden: string[] = [];
  for (const id of ['menu', 'tooltip']) {
    const popover = document.getElementById(id);
    const hide = { hidePopover: () => void hidden.push(id) };
    Object.assign(popover ?? {}, hide, { popover: id === 'menu' ? 'auto' : 'manual' });
    popover?.dispatchEvent(Object.assign(new Event('beforetoggle'), { newState: 'open' }));
  }
  expect(push).toHaveBeenCalledOnce();
  arrive(null);
  expect(hidden).toEqual(['menu']);
});
