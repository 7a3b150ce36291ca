import { toLatinDigits } from '../text/digits.ts';

const hidden = '•';

/** Ten ASCII digits at most, from any digits with any marks between them. */
export function toTenDigits(typed: string): string {
  return toLatinDigits(typed).replace(/\D/g, '').slice(0, 10);
}

/** Whether ten digits begin as they must and their last one is the check digit of the others (Luhn). */
export function isNationalId(digits: string): boolean {
  return /^[12]\d{9}$/.test(digits) && luhnSum(digits) % 10 === 0;
}

/** The last four digits, the others hidden; what is hidden already stays as it is. */
export function masked(value: string): string {
  return value.replace(/\d(?=.{4})/g, hidden);
}

export function isMasked(value: string): boolean {
  return value.includes(hidden);
}

function luhnSum(digits: string): number {
  return Array.from(digits, Number)
    .map((digit, index) => (index % 2 === 0 ? digit * 2 : digit))
    .reduce((sum, value) => sum + (value > 9 ? value - 9 : value), 0);
}
