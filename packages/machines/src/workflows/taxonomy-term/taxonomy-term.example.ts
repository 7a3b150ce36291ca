import type { TermFacts } from './taxonomy-term.facts.ts';

/** Any term. */
export const example: TermFacts = {};
