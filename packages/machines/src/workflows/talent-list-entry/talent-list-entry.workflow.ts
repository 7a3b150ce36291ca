import type { Workflow } from '../workflow.ts';
import type { TalentListEntryEvent, TalentListEntryInput } from './talent-list-entry.input.ts';
import { talentListEntryMachine } from './talent-list-entry.machine.ts';

export type {
  TalentListEntryEvent,
  TalentListEntryInput,
  TalentListEntryRefusal,
} from './talent-list-entry.input.ts';

/** How far an employer has come with somebody on one of its shortlists. */
export const talentListEntryWorkflow: Workflow<
  TalentListEntryInput,
  TalentListEntryEvent,
  typeof talentListEntryMachine
> = {
  id: 'talent-list-entry',
  version: 1,
  machine: talentListEntryMachine,
  may: {
    'talentListEntry.contact': 'content.edit',
    'talentListEntry.shortlist': 'content.edit',
    'talentListEntry.putBack': 'content.edit',
  },
  samples: {
    'talentListEntry.contact': () => ({ type: 'talentListEntry.contact' }),
    'talentListEntry.shortlist': () => ({ type: 'talentListEntry.shortlist' }),
    'talentListEntry.putBack': () => ({ type: 'talentListEntry.putBack' }),
  },
};
