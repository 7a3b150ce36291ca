import type { TermInput } from './taxonomy-term.input.ts';

/** Any term. */
export const example: TermInput = {};
