import { expect, test } from 'vitest';
import { evaluate } from '../workflow.ts';
import { example } from './talent-list-entry.example.ts';
import type { TalentListEntryInput } from './talent-list-entry.input.ts';
import { type TalentListEntryEvent, talentListEntryWorkflow } from './talent-list-entry.workflow.ts';

const send = (state: string, type: TalentListEntryEvent['type'], given: Partial<TalentListEntryInput> = {}) =>
  evaluate(talentListEntryWorkflow, { state, input: { ...example, ...given }, can: () => true }, { type });

test('whoever is saved is contacted and shortlisted, and put back from either', () => {
  expect(send('saved', 'talentListEntry.contact')).toEqual({
    kind: 'accepted',
    state: 'contacted',
    effects: [{ type: 'unlock' }],
  });
  expect(send('saved', 'talentListEntry.shortlist')).toMatchObject({ state: 'shortlisted' });
  expect(send('contacted', 'talentListEntry.shortlist')).toMatchObject({ state: 'shortlisted' });
  for (const state of ['contacted', 'shortlisted'])
    expect(send(state, 'talentListEntry.putBack')).toMatchObject({ state: 'saved' });
  expect(send('shortlisted', 'talentListEntry.contact')).toEqual({ kind: 'refused', reason: 'wrongState' });
});

test('nobody moves on a shortlist that is archived', () => {
  const refused = { kind: 'refused', reason: 'listArchived' };
  expect(send('saved', 'talentListEntry.contact', { isListArchived: true })).toEqual(refused);
  expect(send('contacted', 'talentListEntry.shortlist', { isListArchived: true })).toEqual(refused);
  expect(send('shortlisted', 'talentListEntry.putBack', { isListArchived: true })).toEqual(refused);
});

test('24.9 nobody new is opened to an employer that has no view left; whoever it knows costs none', () => {
  const contact = (given: Partial<TalentListEntryInput>) => send('saved', 'talentListEntry.contact', given);
  expect(contact({ cvViewsLeft: 0 })).toEqual({ kind: 'refused', reason: 'cvViewsExhausted' });
  expect(contact({ cvViewsLeft: 1 })).toMatchObject({ state: 'contacted' });
  expect(contact({ cvViewsLeft: 0, isKnown: true })).toMatchObject({ state: 'contacted' });
  expect(send('saved', 'talentListEntry.shortlist', { cvViewsLeft: 0 })).toMatchObject({ state: 'shortlisted' });
});
