import { expect, test } from 'vitest';
import { evaluate } from '../workflow.ts';
import { type TalentListEvent, talentListWorkflow } from './talent-list.workflow.ts';

const send = (state: string, type: TalentListEvent['type']) =>
  evaluate(talentListWorkflow, { state, input: {}, can: () => true }, { type });

test('a shortlist is archived and reopened, and never twice', () => {
  expect(send('open', 'talentList.archive')).toEqual({ kind: 'accepted', state: 'archived', effects: [] });
  expect(send('archived', 'talentList.reopen')).toMatchObject({ state: 'open' });
  expect(send('archived', 'talentList.archive')).toEqual({ kind: 'refused', reason: 'wrongState' });
});
