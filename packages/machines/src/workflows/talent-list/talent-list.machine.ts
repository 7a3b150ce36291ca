import { setup } from 'xstate';
import type { TalentListEvent, TalentListInput } from './talent-list.input.ts';

export const talentListMachine = setup({
  types: {
    context: {} as TalentListInput,
    input: {} as TalentListInput,
    events: {} as TalentListEvent,
  },
}).createMachine({
  id: 'talent-list',
  description: 'A shortlist of an employer: in use, or kept as it was.',
  context: ({ input }) => input,
  initial: 'open',
  states: {
    open: { on: { 'talentList.archive': 'archived' } },
    archived: { on: { 'talentList.reopen': 'open' } },
  },
});
