// with a document
import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { render } from '#support/render.ts';

import { fillForm, findField } from './form-values.ts';
import { EXAMPLE_DRAFT } from './inputs.ts';
import { RoiIsland } from './RoiIsland.tsx';

const PROMPT = 'Enter your parameters to see ROI calculations';
const SPINNER = 'Analyzing your investment potential...';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  render(<RoiIsland />);
});

afterEach(() => void vi.useRealTimers());

function form(): HTMLFormElement {
  const found = document.querySelector('form');
  if (!found) throw new Error('no form');
  return found;
}

const submit = () => act(() => form().requestSubmit());
const wait = (ms: number) => act(() => void vi.advanceTimersByTime(ms));
const shown = () => document.body.textContent;
const button = () => document.querySelector('button')?.textContent;

test('P-ROI-5 shows the prompt, then 1500 ms of calculating, then results', () => {
  expect(shown()).toContain(PROMPT);

  fillForm(form(), EXAMPLE_DRAFT);
  submit();
  expect(button()).toBe('Calculating...');
  expect(shown()).toContain(SPINNER);
  expect(shown()).not.toContain(PROMPT);

  wait(1499);
  expect(shown()).toContain(SPINNER);
  expect(shown()).not.toContain('144.8%');

  wait(1);
  expect(shown()).not.toContain(SPINNER);
  expect(shown()).toContain('144.8%');
  expect(button()).toBe('Calculate ROI');
});

test('P-ROI-5 a second press while calculating starts nothing', () => {
  fillForm(form(), EXAMPLE_DRAFT);
  submit();
  wait(1000);
  submit();
  wait(500);
  expect(shown()).toContain('144.8%');
});

test('P-ROI-3 errors keep the calculator from running, and the first invalid field gets the focus', () => {
  fillForm(form(), { ...EXAMPLE_DRAFT, averageSalary: '', securityIncidents: 'some' });
  submit();

  const salary = findField(form(), 'averageSalary');
  expect(document.activeElement).toBe(salary);
  expect(salary?.getAttribute('aria-invalid')).toBe('true');
  const message = document.getElementById(salary?.getAttribute('aria-describedby') ?? '');
  expect(message?.textContent).toBe('Average salary is required');
  expect(shown()).toContain('Enter a valid number');
  wait(1500);
  expect(shown()).toContain(PROMPT);
});

test('P-ROI-3 an error goes away as soon as its field is right', () => {
  fillForm(form(), { ...EXAMPLE_DRAFT, averageSalary: '' });
  submit();
  const salary = findField(form(), 'averageSalary');
  if (salary) salary.value = '$1';
  act(() => void salary?.dispatchEvent(new Event('input', { bubbles: true })));
  expect(shown()).not.toContain('Average salary is required');
  expect(salary?.getAttribute('aria-invalid')).toBe('false');
});
