import { toLatinDigits } from './digits.ts';

/** What a person typed as a number, reduced to `-`, ASCII digits and one decimal point; grouping marks and stray letters are dropped. */
export function toPlainDecimal(text: string, fractionDigits: number): string {
  const plain = toLatinDigits(text)
    .replace(/[٫．]/g, '.')
    .replace(/[−‒–]/g, '-')
    .replace(/[^\d.-]/g, '');
  const sign = plain.startsWith('-') ? '-' : '';
  const [whole = '', ...rest] = plain.replaceAll('-', '').split('.');
  const hasFraction = rest.length > 0 && fractionDigits > 0;
  return sign + whole + (hasFraction ? `.${rest.join('').slice(0, fractionDigits)}` : '');
}

/** The number that such a text stands for, or `null` while it stands for none. */
export function parseDecimal(plain: string): number | null {
  return /\d/.test(plain) ? Number(plain) : null;
}
