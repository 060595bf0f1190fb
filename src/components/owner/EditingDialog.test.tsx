// with a document
import { QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { z } from 'zod';

import { createQueryClient } from '#lib/api/query-client.ts';
import { deviceDrafts } from '#lib/owner/device-drafts.ts';
import { draftWith, openingOf, type Stored } from '#lib/owner/editing/editing.ts';
import { render, TOAST_PLACES, typeInto } from '#support/render.ts';

import { EditingDialog, type EditedThing } from './EditingDialog.tsx';

type Values = { name: string };
type Base = Stored<Values>;

const drafts = deviceDrafts('thing', draftWith(z.object({ name: z.string() })));
const stored: Base = { values: { name: 'Stored' }, updatedAt: '2026-11-20T09:00:00.000Z' };
const newer: Base = { values: { name: 'Theirs' }, updatedAt: '2026-11-20T10:00:00.000Z' };
const stale = Object.assign(new Error(), { status: 409, body: { error: 'Changed meanwhile.' } });
const differences = (one: Values, other: Values): 'name'[] => (one.name === other.name ? [] : ['name']);

const save = vi.fn<(request: { base: Base; values: Values }) => Promise<void>>();
const onClose = vi.fn();

function open() {
  const thing: EditedThing<Values, Base, Values, 'name'> = {
    opening: openingOf(stored, drafts.read(1), differences),
    what: 'thing',
    parts: {
      labels: { name: 'Name' },
      differences,
      wordsOf: ({ name }) => name,
      taking: (mine, theirs, names) => (names.length > 0 ? theirs : mine),
    },
    fresh: () => stored,
    drafts: { write: (draft) => drafts.write(1, draft), remove: () => drafts.remove(1) },
    save,
    success: 'Saved',
    refreshes: [],
    failure: () => ({ title: 'Not saved', variant: 'destructive' }),
    storedIn: (error) => (error === stale ? newer : undefined),
    showErrors: (_, form) => form.setError('name', { message: 'Too short' }),
  };
  return render(
    <QueryClientProvider client={createQueryClient()}>
      <EditingDialog {...{ thing, onClose }} title="Thing" saveLabel="Save" freshLabel="Show what is stored">
        {({ form, formProps, notices }) => (
          <form {...formProps}>
            {notices}
            <input aria-label="Name" {...form.register('name')} />
            <p>{form.formState.errors.name?.message}</p>
          </form>
        )}
      </EditingDialog>
    </QueryClientProvider>,
  );
}

const field = () => document.querySelector<HTMLInputElement>('input[aria-label=Name]');
const type = (name: string) => typeInto(field(), name);
const press = (name: string) =>
  act(async () => {
    const buttons = [...document.querySelectorAll('button')];
    const button = buttons.findLast(({ textContent }) => textContent === name);
    if (!button) throw new Error(`no button ${name}`);
    if (button.type === 'submit') document.querySelector('form')?.requestSubmit();
    else button.click();
    await vi.waitFor(() => expect(document.body.textContent).not.toContain('Saving'));
  });

beforeEach(() => {
  document.body.innerHTML = TOAST_PLACES;
});
afterEach(() => {
  vi.resetAllMocks();
  localStorage.clear();
});

test('D26 a save that meets another version lets choose, and then changes that one', async () => {
  save.mockRejectedValueOnce(stale).mockResolvedValueOnce();
  open();
  type('Mine');
  expect(drafts.read(1)).toMatchObject({ values: { name: 'Mine' }, basedOn: stored.updatedAt });
  await press('Save');
  expect(document.body.textContent).toContain('This thing was also changed elsewhere');
  await press('Go on with this choice');
  expect(field()?.value).toBe('Mine');
  expect(drafts.read(1)).toMatchObject({ values: { name: 'Mine' }, basedOn: newer.updatedAt });
  await press('Save');
  expect(save.mock.calls.map(([{ base, values }]) => [base.updatedAt, values.name])).toEqual([
    [stored.updatedAt, 'Mine'],
    [newer.updatedAt, 'Mine'],
  ]);
  expect([drafts.read(1), onClose.mock.calls.length]).toEqual([undefined, 1]);
});

test('ERR-3 J-6 what is refused says why and stays; closed, it is there when the form is opened again', async () => {
  save.mockRejectedValueOnce(Object.assign(new Error(), { status: 422, body: { error: 'No.' } }));
  const { remove } = open();
  type('M');
  await press('Save');
  expect(document.body.textContent).toContain('Not saved. No. What you typed is kept on this device.');
  expect(document.body.textContent).toContain('Too short');
  await press('Close');
  remove();
  open();
  expect(field()?.value).toBe('M');
  await press('Show what is stored');
  expect([field()?.value, drafts.read(1)]).toEqual(['Stored', undefined]);
  await press('Bring it back');
  expect(field()?.value).toBe('M');
});

test('D26 what is not changed is not sent', async () => {
  open();
  await press('Save');
  expect([save.mock.calls.length, onClose.mock.calls.length]).toEqual([0, 1]);
});
