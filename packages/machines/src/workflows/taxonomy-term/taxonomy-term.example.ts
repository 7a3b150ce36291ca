import type { TermFacts } from './taxonomy-term.facts.ts';

/** A term that has its Arabic name. */
export const example: TermFacts = {
  name: { ar: 'محاسبة' },
};
