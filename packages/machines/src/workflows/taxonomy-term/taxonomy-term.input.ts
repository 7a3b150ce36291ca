/** Nothing but a term's state says what may happen to it. */
export type TermInput = Record<string, never>;

export type TermEvent = { type: 'term.accept' } | { type: 'term.activate' } | { type: 'term.deactivate' };
