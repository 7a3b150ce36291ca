import { expect, test } from 'vitest';
import { evaluate } from '../workflow.ts';
import { type TermEvent, taxonomyTerm } from './taxonomy-term.workflow.ts';

const send = (state: string, type: TermEvent['type'], ar = 'لحام') =>
  evaluate(taxonomyTerm, { state, facts: { name: { ar } }, can: () => true }, { type });

test('a suggested term becomes active once it has an Arabic name', () => {
  expect(send('suggested', 'term.accept')).toEqual({ kind: 'accepted', state: 'active', effects: [] });
  expect(send('suggested', 'term.accept', ' ')).toEqual({ kind: 'refused', reason: 'nameMissing' });
});

test('a term is taken out of use and back into it, and never accepted twice', () => {
  expect(send('active', 'term.deactivate')).toMatchObject({ state: 'inactive' });
  expect(send('inactive', 'term.activate')).toMatchObject({ state: 'active' });
  expect(send('active', 'term.accept')).toEqual({ kind: 'refused', reason: 'wrongState' });
});
