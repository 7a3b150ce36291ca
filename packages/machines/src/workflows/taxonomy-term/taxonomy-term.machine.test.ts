import { expect, test } from 'vitest';
import { evaluate } from '../workflow.ts';
import { type TermEvent, taxonomyTerm } from './taxonomy-term.workflow.ts';

const send = (state: string, type: TermEvent['type']) =>
  evaluate(taxonomyTerm, { state, input: {}, can: () => true }, { type });

test('a suggested term becomes active', () => {
  expect(send('suggested', 'term.accept')).toEqual({ kind: 'accepted', state: 'active', effects: [] });
});

test('a term is taken out of use and back into it, and never accepted twice', () => {
  expect(send('active', 'term.deactivate')).toMatchObject({ state: 'inactive' });
  expect(send('inactive', 'term.activate')).toMatchObject({ state: 'active' });
  expect(send('active', 'term.accept')).toEqual({ kind: 'refused', reason: 'wrongState' });
});
