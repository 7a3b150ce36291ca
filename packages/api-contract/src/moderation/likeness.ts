import { wordsOf } from '../values/text/rich-text.ts';
import { searchKey } from '../values/text/search-key.ts';

const size = 3;
const word = /[\p{L}\p{N}]+/gu;

/** Every run of three words of a text, however it is spelled. */
function runsOf(text: string): Set<string> {
  const words = searchKey(wordsOf(text)).match(word) ?? [];
  const count = Math.max(1, words.length - size + 1);
  return new Set(Array.from({ length: count }, (_, index) => words.slice(index, index + size).join(' ')));
}

/** How much of two texts is the same, from 0 to 1: the runs of three words that both have, of all that either has (Jaccard). */
export function likeness(one: string, other: string): number {
  const [ours, theirs] = [runsOf(one), runsOf(other)];
  const both = [...ours].filter((run) => theirs.has(run)).length;
  return both / (ours.size + theirs.size - both);
}

/** From here on two texts are taken for one. */
export const nearlyEqual = 0.8;
