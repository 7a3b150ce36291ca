import { initiallyOffered } from '@diwan/api-contract/settings/reasons';
import { expect, test } from 'vitest';
import { evaluate } from '../workflow.ts';
import { type TermEvent, type TermInput, taxonomyTerm } from './taxonomy-term.workflow.ts';

const send = (state: string, event: TermEvent, named: TermInput['named'] = 'fitting') =>
  evaluate(taxonomyTerm, { state, input: { named, offered: initiallyOffered }, can: () => true }, event);
const id = '00000000-0000-0000-0000-000000000001';

test('a suggested term becomes active', () => {
  expect(send('suggested', { type: 'term.accept' })).toEqual({ kind: 'accepted', state: 'active', effects: [] });
});

test('a suggestion is rejected with a reason, and "other" with a note', () => {
  const reject = (reason: 'duplicate' | 'other', note?: string) =>
    send('suggested', { type: 'term.reject', reason, ...(note && { note }) });
  expect(reject('duplicate')).toMatchObject({
    state: 'inactive',
    effects: [{ params: { reason: 'duplicate', note: null } }],
  });
  expect(reject('other')).toEqual({ kind: 'refused', reason: 'noteTooShort' });
  expect(reject('other', 'x'.repeat(501))).toEqual({ kind: 'refused', reason: 'noteTooLong' });
  expect(reject('other', 'It is a brand, not a skill.')).toMatchObject({ state: 'inactive' });
});

test('a term is taken out of use and back into it, and never accepted twice', () => {
  expect(send('active', { type: 'term.deactivate' })).toMatchObject({ state: 'inactive' });
  expect(send('inactive', { type: 'term.activate' })).toMatchObject({ state: 'active' });
  expect(send('active', { type: 'term.accept' })).toEqual({ kind: 'refused', reason: 'wrongState' });
});

test('a term is merged into another one that is in use, from any state and for good', () => {
  const merge: TermEvent = { type: 'term.merge', into: id };
  for (const state of ['suggested', 'active', 'inactive'])
    expect(send(state, merge)).toMatchObject({ state: 'merged', effects: [{ params: { into: id } }] });
  expect(send('active', merge, 'itself')).toEqual({ kind: 'refused', reason: 'otherIsItself' });
  expect(send('active', merge, 'retired')).toEqual({ kind: 'refused', reason: 'otherIsRetired' });
  expect(send('active', merge, 'crowded')).toEqual({ kind: 'refused', reason: 'otherIsCrowded' });
  expect(send('active', merge, 'below')).toMatchObject({ state: 'merged' });
  expect(send('merged', merge)).toEqual({ kind: 'refused', reason: 'wrongState' });
});

test('a term moves anywhere but below itself, and stays in its state', () => {
  for (const event of [
    { type: 'term.setParent', parent: id },
    { type: 'term.reorder', parent: id, before: null },
  ] satisfies TermEvent[]) {
    expect(send('active', event)).toMatchObject({
      state: 'active',
      effects: [{ params: { parent: id, before: null } }],
    });
    expect(send('active', event, 'itself')).toEqual({ kind: 'refused', reason: 'otherIsItself' });
    expect(send('active', event, 'below')).toEqual({ kind: 'refused', reason: 'otherIsBelow' });
    expect(send('active', event, 'retired')).toEqual({ kind: 'refused', reason: 'otherIsRetired' });
  }
});
