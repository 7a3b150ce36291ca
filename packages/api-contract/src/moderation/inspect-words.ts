import type { FindingKind, Span } from './finding.ts';
import { longestAt, type Phrase } from './phrases.ts';
import type { ReadText } from './read-text.ts';
import type { Word } from './words.ts';

/** What says something of one kind, and what looks like it and says something else. */
export interface Rule {
  kind: FindingKind;
  phrases: readonly Phrase[];
  /** What a phrase says nothing in or beside. */
  unless?: readonly Phrase[];
  /** What changes the meaning of a whole sentence. */
  unlessInSentence?: readonly Phrase[];
}

export interface Found extends Span {
  kind: FindingKind;
}

/** What the words of a text say, by one rule. */
export function findByRule(rule: Rule, words: readonly Word[], { spanOf }: ReadText): Found[] {
  const found: Found[] = [];
  const innocent = wordsOf(rule.unless ?? [], words);
  const excused = sentencesOf(rule.unlessInSentence ?? [], words);
  for (let from = 0; from < words.length; ) {
    const end = longestAt(rule.phrases, words, from);
    const isMeant = end > from && !excused.has(words[from]!.sentence) && !anyBetween(innocent, from, end);
    if (isMeant) found.push({ kind: rule.kind, ...spanOf(words[from]!.start, words[end - 1]!.end) });
    from = isMeant ? end : from + 1;
  }
  return found;
}

/** The places of the words that stand in any of the phrases. */
function wordsOf(phrases: readonly Phrase[], words: readonly Word[]): Set<number> {
  const places = new Set<number>();
  for (let from = 0; from < words.length; from += 1) {
    const end = longestAt(phrases, words, from);
    for (let place = from; place < end; place += 1) places.add(place);
  }
  return places;
}

const sentencesOf = (phrases: readonly Phrase[], words: readonly Word[]): Set<number> =>
  new Set(Array.from(wordsOf(phrases, words), (place) => words[place]!.sentence));

function anyBetween(places: ReadonlySet<number>, from: number, end: number): boolean {
  for (let place = from; place < end; place += 1) if (places.has(place)) return true;
  return false;
}
