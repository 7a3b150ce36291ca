import { latinDigits } from '@diwan/api-contract/values/text/search-key';
import { UnreadableCell } from './unreadable.ts';

/** A figure as people write it: digits of any script, thousands apart, Arabic signs, what it is of behind it. */
export function figureIn(text: string): number {
  const latin = latinDigits(text)
    .replace(/[\u066c\u00a0\u202f\s]/g, '')
    .replace(/\u066b/g, '.')
    .replace(/(?:SAR|SR|﷼|ريال|ر\.س\.?|%|٪)$/i, '');
  const plain = latin.replace(/,(?=\d{3}(?:\D|$))/g, '').replace(/^(-?\d+),(\d{1,2})$/, '$1.$2');
  if (!/^[-+]?\d+(?:\.\d+)?$/.test(plain)) throw new UnreadableCell('unreadNumber');
  return Number(plain);
}

/** Whole parts of a figure, such as halalas of riyals; a finer one was meant as something else. */
export function partsIn(text: string, each: number): number {
  const parts = figureIn(text) * each;
  const whole = Math.round(parts);
  if (Math.abs(parts - whole) > 1e-6) throw new UnreadableCell('unreadNumber');
  return whole;
}

/** Digits alone, without what people put between them. */
export const digitsIn = (text: string): string => latinDigits(text).replace(/[\s\-().]/g, '');

/** A Saudi mobile in any of the ways that it is written in. */
export function mobileIn(text: string): string {
  const digits = digitsIn(text).replace(/^(?:\+|00)/, '');
  if (/^9665\d{8}$/.test(digits)) return `+${digits}`;
  if (/^0?5\d{8}$/.test(digits)) return `+966${digits.replace(/^0/, '')}`;
  throw new UnreadableCell('invalidPhone');
}

/** Whole minutes: so many, or `1:30`. */
export function minutesIn(text: string): number {
  const [, hours, minutes] = /^(\d{1,3}):(\d\d)$/.exec(digitsIn(text)) ?? [];
  return hours === undefined ? partsIn(text, 1) : Number(hours) * 60 + Number(minutes);
}
