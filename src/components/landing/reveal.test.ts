// with a document
import { beforeEach, expect, test, vi } from 'vitest';

import { revealOnScroll } from './reveal.ts';

type Seen = { ratio: number; height?: number; top?: number };

const WINDOW_HEIGHT = 800;
let report: (seen: Map<Element, Seen>) => void;
let thresholds: number | number[] | undefined;

beforeEach(() => {
  document.body.innerHTML = '<ol><li>A</li><li>B</li><li>C</li></ol>';
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observed = new Set<Element>();
      constructor(callback: (entries: unknown[]) => void, options: IntersectionObserverInit) {
        thresholds = options.threshold;
        report = (seen) => callback([...seen].filter(([item]) => this.observed.has(item)).map(entry));
      }
      observe = (item: Element) => void this.observed.add(item);
      unobserve = (item: Element) => void this.observed.delete(item);
    },
  );
});

function entry([target, { ratio, height = 100, top = 900 }]: [Element, Seen]) {
  return {
    target,
    isIntersecting: ratio > 0,
    intersectionRatio: ratio,
    intersectionRect: { height: height * ratio },
    rootBounds: { height: WINDOW_HEIGHT },
    boundingClientRect: { top },
  };
}

function items() {
  const [a, b, c] = document.querySelectorAll('li');
  if (!a || !b || !c) throw new Error('Three items are expected');
  return { a, b, c, all: [a, b, c] };
}

const seeing = (all: Element[], seen: Seen) => new Map(all.map((item) => [item, seen]));

test('P-EXP-4 an item below the window waits until 30 % of it are visible', () => {
  const { a, all } = items();
  revealOnScroll(all);
  report(seeing(all, { ratio: 0 }));
  report(seeing([a], { ratio: 0.29 }));
  expect(a.dataset['reveal']).toBe('waiting');
  report(seeing([a], { ratio: 0.3 }));
  expect(a.dataset['reveal']).toBe('shown');
  expect(thresholds).toContain(0.3);
});

test('P-EXP-4 items that come into view together follow each other by 0.1 s', () => {
  const { all } = items();
  revealOnScroll(all);
  report(seeing(all, { ratio: 0 }));
  report(seeing(all, { ratio: 1 }));
  expect(all.map((item) => item.style.getPropertyValue('--reveal-delay'))).toEqual(['0ms', '100ms', '200ms']);
});

test('P-EXP-4 an item taller than the window is shown when it fills 30 % of the window', () => {
  const { a } = items();
  revealOnScroll([a]);
  report(seeing([a], { ratio: 0 }));
  report(seeing([a], { ratio: 0.1, height: 2_400 }));
  expect(a.dataset['reveal']).toBe('shown');
});

test('P-EXP-4 what the visitor already sees, or has passed, never disappears', () => {
  const { a, b, all } = items();
  revealOnScroll(all);
  report(new Map([...seeing([a], { ratio: 0.1, top: 700 }), ...seeing([b], { ratio: 0, top: -500 })]));
  expect([a.dataset['reveal'], b.dataset['reveal']]).toEqual([undefined, undefined]);
});

test('P-EXP-4 nothing waits where the visitor asked for less motion', () => {
  const { a } = items();
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  report = () => undefined;
  revealOnScroll([a]);
  report(seeing([a], { ratio: 0 }));
  expect(a.dataset['reveal']).toBeUndefined();
});
