import { type ReviewFlag, reviewFlags } from '../values/records/review.ts';
import { findAddresses } from './contact/addresses.ts';
import { findPhones } from './contact/phones.ts';
import type { Span } from './finding.ts';
import { readText } from './read-text.ts';
import { findProfanity } from './rules/profanity.ts';

/** What stands where personal data were. */
export const redacted = '[redacted]';

interface Flagged extends Span {
  flag: ReviewFlag;
}

function inspect(text: string): Flagged[] {
  const read = readText(text);
  const addresses = findAddresses(read.text);
  const phones = findPhones(read.text).filter(
    ({ start, end }) => !addresses.some((one) => one.start <= start && end <= one.end),
  );
  return [
    ...findProfanity(read).map((span): Flagged => ({ flag: 'profanity', ...span })),
    ...addresses.map(({ start, end }): Flagged => ({ flag: 'link', ...read.spanOf(start, end) })),
    ...phones.map(({ start, end }): Flagged => ({ flag: 'phone', ...read.spanOf(start, end) })),
  ];
}

/** What a review's texts have in them that somebody should look at: insults, ways to elsewhere, numbers to call. */
export function flagsIn(texts: readonly (string | null)[]): ReviewFlag[] {
  const found = new Set(texts.flatMap((text) => inspect(text ?? '').map(({ flag }) => flag)));
  return reviewFlags.filter((flag) => found.has(flag));
}

/** A text without the ways to reach somebody that are found in it. */
export function redactContact(text: string): string {
  const spans = inspect(text).filter(({ flag }) => flag !== 'profanity');
  return united(spans).reduceRight((rest, { start, end }) => rest.slice(0, start) + redacted + rest.slice(end), text);
}

/** Spans in their order; those that meet, as an address that is found in two ways, are one. */
function united(spans: readonly Span[]): Span[] {
  const apart: Span[] = [];
  for (const { start, end } of spans.toSorted((one, other) => one.start - other.start)) {
    const last = apart.at(-1);
    if (last && start < last.end) last.end = Math.max(last.end, end);
    else apart.push({ start, end });
  }
  return apart;
}

/** A text without a passage, wherever it stands in it. */
export const redactPassage = (text: string, passage: string): string => text.replaceAll(passage, redacted);
