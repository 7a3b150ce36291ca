import { toLatinDigits } from '../text/digits.ts';

/** A Saudi mobile number in E.164, from any usual way to write it; `null` when it is none. */
export function toSaMobile(typed: string): string | null {
  const plain = toLatinDigits(typed).replace(/[^\d+]/g, '');
  const match = /^(?:\+966|00966|966)?0?(5\d{8})$/.exec(plain);
  return match ? `+966${match[1]}` : null;
}

/** The part after +966, in groups as it is read aloud. */
export function toLocalMobile(e164: string): string {
  return e164.replace(/^\+966(\d{2})(\d{3})(\d{4})$/, '$1 $2 $3');
}
