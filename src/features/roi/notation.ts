/** Numbers as the site's locale writes them, and as code and links do: with a point before the decimals. */
import { locale } from 'virtual:brand/locale';

const hasDecimalComma = new Intl.NumberFormat(locale).format(1.5).includes(',');

/** What was typed, with a point before the decimals and none between thousands. */
export function withPoint(typed: string): string {
  return hasDecimalComma ? typed.replaceAll('.', '').replace(',', '.') : typed;
}

/** A number's text as a reader of this site would type it. */
export const asTyped = (text: string): string => (hasDecimalComma ? text.replace('.', ',') : text);
