import { setup } from 'xstate';
import { effect } from '../workflow.ts';
import type { TalentListEntryEvent, TalentListEntryInput, TalentListEntryRefusal } from './talent-list-entry.input.ts';

export const talentListEntryMachine = setup({
  types: {
    context: {} as TalentListEntryInput,
    input: {} as TalentListEntryInput,
    events: {} as TalentListEntryEvent,
  },
  actions: {
    refuse: effect<{ reason: TalentListEntryRefusal }>(),
    unlock: effect(),
  },
  guards: {
    isListArchived: ({ context }) => context.isListArchived,
    areCvViewsExhausted: ({ context }) => !context.isKnown && context.cvViewsLeft <= 0,
  },
}).createMachine({
  id: 'talent-list-entry',
  description: 'A job seeker on a shortlist of an employer: saved, contacted, shortlisted.',
  context: ({ input }) => input,
  initial: 'saved',
  states: {
    saved: {
      on: {
        'talentListEntry.contact': [
          { guard: 'isListArchived', actions: { type: 'refuse', params: { reason: 'listArchived' } } },
          { guard: 'areCvViewsExhausted', actions: { type: 'refuse', params: { reason: 'cvViewsExhausted' } } },
          { target: 'contacted', actions: 'unlock' },
        ],
        'talentListEntry.shortlist': [
          { guard: 'isListArchived', actions: { type: 'refuse', params: { reason: 'listArchived' } } },
          { target: 'shortlisted' },
        ],
      },
    },
    contacted: {
      on: {
        'talentListEntry.shortlist': [
          { guard: 'isListArchived', actions: { type: 'refuse', params: { reason: 'listArchived' } } },
          { target: 'shortlisted' },
        ],
        'talentListEntry.putBack': [
          { guard: 'isListArchived', actions: { type: 'refuse', params: { reason: 'listArchived' } } },
          { target: 'saved' },
        ],
      },
    },
    shortlisted: {
      on: {
        'talentListEntry.putBack': [
          { guard: 'isListArchived', actions: { type: 'refuse', params: { reason: 'listArchived' } } },
          { target: 'saved' },
        ],
      },
    },
  },
});
