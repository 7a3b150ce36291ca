import { setup } from 'xstate';
import { isMessageTooShort, isNoteTooLong, isReasonGone, isReasonMissing } from '../reasons.ts';
import { effect } from '../workflow.ts';
import type { TermEvent, TermInput, TermJudgement, TermPlace, TermRefusal } from './taxonomy-term.input.ts';

export const taxonomyTermMachine = setup({
  types: {
    context: {} as TermInput,
    input: {} as TermInput,
    events: {} as TermEvent,
  },
  actions: {
    refuse: effect<{ reason: TermRefusal }>(),
    storeRejection: effect<TermJudgement>(),
    clearRejection: effect(),
    mergeInto: effect<{ into: string }>(),
    move: effect<TermPlace>(),
  },
  guards: {
    isReasonMissing,
    isReasonGone,
    isMessageTooShort,
    isNoteTooLong,
    isItself: ({ context }) => context.named === 'itself',
    isBelow: ({ context }) => context.named === 'below',
    isCrowded: ({ context }) => context.named === 'crowded',
    isRetired: ({ context }) => context.named === 'retired',
  },
}).createMachine({
  id: 'taxonomy-term',
  description: 'A word of a taxonomy: suggested, in use, out of use, or merged into another one for good.',
  context: ({ input }) => input,
  initial: 'present',
  states: {
    present: {
      initial: 'suggested',
      on: {
        'term.merge': [
          { guard: 'isItself', actions: { type: 'refuse', params: { reason: 'otherIsItself' } } },
          { guard: 'isRetired', actions: { type: 'refuse', params: { reason: 'otherIsRetired' } } },
          { guard: 'isCrowded', actions: { type: 'refuse', params: { reason: 'otherIsCrowded' } } },
          { target: 'merged', actions: { type: 'mergeInto', params: ({ event }) => ({ into: event.into }) } },
        ],
        'term.setParent': [
          { guard: 'isItself', actions: { type: 'refuse', params: { reason: 'otherIsItself' } } },
          { guard: 'isBelow', actions: { type: 'refuse', params: { reason: 'otherIsBelow' } } },
          { guard: 'isRetired', actions: { type: 'refuse', params: { reason: 'otherIsRetired' } } },
          { actions: { type: 'move', params: ({ event }) => ({ parent: event.parent, before: null }) } },
        ],
        'term.reorder': [
          { guard: 'isItself', actions: { type: 'refuse', params: { reason: 'otherIsItself' } } },
          { guard: 'isBelow', actions: { type: 'refuse', params: { reason: 'otherIsBelow' } } },
          { guard: 'isRetired', actions: { type: 'refuse', params: { reason: 'otherIsRetired' } } },
          { actions: { type: 'move', params: ({ event }) => ({ parent: event.parent, before: event.before }) } },
        ],
      },
      states: {
        suggested: {
          on: {
            'term.accept': 'active',
            'term.reject': [
              { guard: 'isReasonMissing', actions: { type: 'refuse', params: { reason: 'reasonMissing' } } },
              { guard: 'isReasonGone', actions: { type: 'refuse', params: { reason: 'reasonGone' } } },
              { guard: 'isMessageTooShort', actions: { type: 'refuse', params: { reason: 'noteTooShort' } } },
              { guard: 'isNoteTooLong', actions: { type: 'refuse', params: { reason: 'noteTooLong' } } },
              {
                target: 'inactive',
                actions: {
                  type: 'storeRejection',
                  params: ({ event }) => ({ reason: event.reason, note: event.note ?? null }),
                },
              },
            ],
          },
        },
        active: { on: { 'term.deactivate': 'inactive' } },
        inactive: { on: { 'term.activate': { target: 'active', actions: 'clearRejection' } } },
      },
    },
    merged: {},
  },
});
