import { searchKey } from '../values/text/search-key.ts';
import type { Span } from './finding.ts';

/** A text as rules read it, one spelling for what people spell in several ways, and where each of its letters stands in the original. */
export interface ReadText {
  text: string;
  /** Where a piece of it stands in the original. */
  spanOf: (start: number, end: number) => Span;
}

const known = new Map<string, string>();

/** A letter in the one spelling that is read; nothing for marks that carry none. */
function spellingOf(letter: string): string {
  const found = known.get(letter);
  if (found !== undefined) return found;
  const spelling = letter === '\n' ? letter : /\s/.test(letter) ? ' ' : searchKey(letter);
  known.set(letter, spelling);
  return spelling;
}

export function readText(original: string): ReadText {
  let text = '';
  const starts: number[] = [];
  const ends: number[] = [];
  let at = 0;
  for (const letter of original) {
    const spelling = spellingOf(letter);
    text += spelling;
    for (let index = 0; index < spelling.length; index += 1) {
      starts.push(at);
      ends.push(at + letter.length);
    }
    at += letter.length;
  }
  return { text, spanOf: (start, end) => ({ start: starts[start]!, end: ends[end - 1]! }) };
}
