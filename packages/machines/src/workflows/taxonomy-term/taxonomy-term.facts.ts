import type { LocalizedText } from '@diwan/api-contract/values/localized-text';

/** What the rules about a term of a taxonomy look at. */
export interface TermFacts {
  name: LocalizedText;
}

export type TermEvent = { type: 'term.accept' } | { type: 'term.activate' } | { type: 'term.deactivate' };
export type TermRefusal = 'nameMissing';
