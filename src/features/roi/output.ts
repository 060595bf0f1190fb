/** The two ways out of the page: a file and paper. */
import { saveBlob } from '#lib/page/save-blob.ts';

/** Saves a text as a file of the visitor's. */
export function downloadText(fileName: string, type: string, text: string): void {
  saveBlob(fileName, new Blob([text], { type: `${type};charset=utf-8` }));
}

/** Prints the results alone: RoiCalculator.astro has the styles for `data-print="roi"`. */
export function printResults(): void {
  const { dataset } = document.documentElement;
  dataset['print'] = 'roi';
  addEventListener('afterprint', () => delete dataset['print'], { once: true });
  print();
}
