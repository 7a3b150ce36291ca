import { expect, test } from 'vitest';
import { evaluate } from '../workflow.ts';
import { type TalentListEntryEvent, talentListEntryWorkflow } from './talent-list-entry.workflow.ts';

const send = (state: string, type: TalentListEntryEvent['type'], isListArchived = false) =>
  evaluate(talentListEntryWorkflow, { state, input: { isListArchived }, can: () => true }, { type });

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
  expect(send('saved', 'talentListEntry.contact', true)).toEqual(refused);
  expect(send('contacted', 'talentListEntry.shortlist', true)).toEqual(refused);
  expect(send('shortlisted', 'talentListEntry.putBack', true)).toEqual(refused);
});
