import { toLatinDigits } from '../text/digits.ts';

/** An IBAN as it is kept: ASCII digits and capitals, no spaces or marks, however it was written. */
export function toCompactIban(typed: string): string {
  return toLatinDigits(typed)
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '')
    .replace(/^IBAN/, '');
}

/** In groups of four, as it stands on paper. */
export function toFours(compact: string): string {
  return compact.replace(/(.{4})(?=.)/g, '$1 ');
}

/** Whether it is a Saudi IBAN whose check digits agree with the rest (ISO 7064, mod 97-10). */
export function isSaIban(compact: string): boolean {
  return /^SA\d{4}[A-Z0-9]{18}$/.test(compact) && remainder(compact) === 1;
}

function remainder(compact: string): number {
  const moved = compact.slice(4) + compact.slice(0, 4);
  let rest = 0;
  for (const character of moved) {
    const value = Number.parseInt(character, 36);
    rest = (rest * (value > 9 ? 100 : 10) + value) % 97;
  }
  return rest;
}
