/** Reads digits. */
const THOUSANDS = /^\d{1,3}(?:,\d{3})+(?:\.\d+)?$/;
const DOTTED_THOUSANDS = /^\d{1,3}(?:\.\d{3}){2,}$/;

/** The value of digits as they are written in English, or in German where no other reading is possible. */
export function digits(text: string): number {
  if (THOUSANDS.test(text)) return Number(text.replaceAll(',', ''));
  if (DOTTED_THOUSANDS.test(text)) return Number(text.replaceAll('.', ''));
  const value = Number(text.replace(',', '.'));
  return Number.isFinite(value) ? value : Number.NaN;
}
