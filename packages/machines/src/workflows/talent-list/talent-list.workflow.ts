import type { Workflow } from '../workflow.ts';
import type { TalentListEvent, TalentListInput } from './talent-list.input.ts';
import { talentListMachine } from './talent-list.machine.ts';

export type { TalentListEvent, TalentListInput } from './talent-list.input.ts';

/** A shortlist of an employer; once it is archived, nobody comes onto it and nobody moves on it. */
export const talentListWorkflow: Workflow<TalentListInput, TalentListEvent, typeof talentListMachine> = {
  id: 'talent-list',
  version: 1,
  machine: talentListMachine,
  may: {
    'talentList.archive': 'content.edit',
    'talentList.reopen': 'content.edit',
  },
  samples: {
    'talentList.archive': () => ({ type: 'talentList.archive' }),
    'talentList.reopen': () => ({ type: 'talentList.reopen' }),
  },
};
