import { searchKey } from '../values/text/search-key.ts';
import type { Word } from './words.ts';

/** One word of a phrase: what it may be; anything where there is no list. */
interface Slot {
  accepts: (word: string) => boolean;
  isOptional: boolean;
}
export type Phrase = readonly Slot[];

/** What Arabic writes before a word without a space. */
const prefixes = ['', 'و', 'ال', 'وال', 'ل', 'لل', 'ولل', 'ب', 'بال', 'ك', 'ف'];
const number = /^\d{1,4}$/;

/**
 * Phrases from lines: words that follow each other, each as its alternatives (`a|b`), with `?` behind it where it may be missing,
 * `~` before it where it may have Arabic prefixes, `#` for a number, `*` for any word and `{name}` for a list of words.
 */
export function phrasesFrom(lines: string, lists: Readonly<Record<string, string>> = {}): Phrase[] {
  return lines
    .trim()
    .split('\n')
    .map((line) =>
      line
        .trim()
        .split(' ')
        .map((slot) => slotFrom(slot, lists)),
    );
}

function slotFrom(written: string, lists: Readonly<Record<string, string>>): Slot {
  const isOptional = written.endsWith('?');
  const named = isOptional ? written.slice(0, -1) : written;
  if (named === '*') return { accepts: () => true, isOptional };
  if (named === '#') return { accepts: (word) => number.test(word), isOptional };
  const hasPrefixes = named.startsWith('~');
  const words = (hasPrefixes ? named.slice(1) : named)
    .split('|')
    .flatMap((word) => (word.startsWith('{') ? lists[word.slice(1, -1)]!.split('|') : [word]))
    .map((word) => searchKey(word));
  const forms = new Set(hasPrefixes ? words.flatMap((word) => prefixes.map((prefix) => prefix + word)) : words);
  return { accepts: (word) => forms.has(word), isOptional };
}

/** The index after the last word of the longest way to read the phrase from a word on; -1 where it doesn't stand there. */
export function endOfPhrase(phrase: Phrase, words: readonly Word[], from: number, slot = 0, first = from): number {
  const wanted = phrase[slot];
  if (!wanted) return from;
  const word = words[from];
  const stands = word && word.clause === words[first]!.clause && wanted.accepts(word.text);
  const taken = stands ? endOfPhrase(phrase, words, from + 1, slot + 1, first) : -1;
  return taken === -1 && wanted.isOptional ? endOfPhrase(phrase, words, from, slot + 1, first) : taken;
}

/** The longest way in which any of the phrases stands at a word. */
export function longestAt(phrases: readonly Phrase[], words: readonly Word[], from: number): number {
  let longest = -1;
  for (const phrase of phrases) longest = Math.max(longest, endOfPhrase(phrase, words, from));
  return longest;
}
