import { plainText } from './plain-text.ts';

/** A name as it is kept: on one line, without characters that could disguise it. */
export function plainName(text: string): string {
  return plainText(text.replace(/\s+/g, ' '))
    .replace(/[\u200e\u200f\u061c]/g, '')
    .trim();
}
