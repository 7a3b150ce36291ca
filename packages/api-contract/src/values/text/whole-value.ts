import { isNationalId } from './national-id.ts';
import { latinDigits } from './search-key.ts';

/** Masked values that a record can be found by when they are known whole. */
export const wholeValueKinds = ['nationalId', 'email', 'mobile'] as const;
export type WholeValueKind = (typeof wholeValueKinds)[number];

export interface WholeValue {
  kind: WholeValueKind;
  /** In the one spelling that it is compared in. */
  value: string;
}

/** Marks that people type between digits, and those that come along when they copy them. */
const between = /[\s\p{Cf}()./-]/gu;

/** The mobile, e-mail or national id that a text is as a whole, however it is written; null for a piece of one, and for anything else. */
export function wholeValueOf(text: string): WholeValue | null {
  const typed = latinDigits(text.normalize('NFKC')).trim();
  if (typed.includes('@')) return isEmail(typed) ? { kind: 'email', value: typed.toLowerCase() } : null;
  const digits = typed.replace(between, '');
  const mobile = /^(?:(?:\+|00)?966|0)?0?(5\d{8})$/.exec(digits)?.[1];
  if (mobile) return { kind: 'mobile', value: `+966${mobile}` };
  const abroad = /^(?:\+|00)(?!966)([1-9]\d{9,14})$/.exec(digits)?.[1];
  if (abroad) return { kind: 'mobile', value: `+${abroad}` };
  // Ten other digits cost nobody a question.
  return isNationalId(digits) ? { kind: 'nationalId', value: digits } : null;
}

function isEmail(text: string): boolean {
  const [name = '', domain = '', ...more] = text.split('@');
  return more.length === 0 && /^[^\s]{1,64}$/.test(name) && /^[^\s.]+(?:\.[^\s.]+)*\.[^\s.]{2,}$/.test(domain);
}
