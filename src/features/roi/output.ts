/** The two ways out of the page: a file and paper. */

/** Saves a text as a file of the visitor's. */
export function downloadText(fileName: string, type: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }));
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url)); // after the browser has taken it
}

/** Prints the results alone: RoiCalculator.astro has the styles for `data-print="roi"`. */
export function printResults(): void {
  const { dataset } = document.documentElement;
  dataset['print'] = 'roi';
  addEventListener('afterprint', () => delete dataset['print'], { once: true });
  print();
}
