import { setup } from 'xstate';
import { isMessageTooShort, isNoteTooLong, isReasonMissing, judgementOf, reasonRefusals } from '../reasons.ts';
import { effect } from '../workflow.ts';
import * as guards from './news.guards.ts';
import type { AnyNewsEvent, NewsInput, NewsJudgement, NewsRefusal } from './news.input.ts';

export const newsMachine = setup({
  types: {
    context: {} as NewsInput,
    input: {} as NewsInput,
    events: {} as AnyNewsEvent,
  },
  actions: {
    refuse: effect<{ reason: NewsRefusal }>(),
    storePublication: effect(),
    storeReturn: effect<NewsJudgement>(),
    clearReturn: effect(),
    storeCategory: effect<{ category: string }>(),
    storeRevision: effect<{ revision: number }>(),
  },
  guards: { ...guards, isReasonMissing, isMessageTooShort, isNoteTooLong },
}).createMachine({
  id: 'news',
  description: 'News from its draft over the review to the public site, and from there to the archive.',
  context: ({ input }) => input,
  initial: 'kept',
  on: {
    'news.changeCategory': {
      actions: { type: 'storeCategory', params: ({ event }) => ({ category: event.category }) },
    },
  },
  states: {
    kept: {
      initial: 'offline',
      on: {
        'news.revert': [
          { guard: 'isRevisionUnknown', actions: { type: 'refuse', params: { reason: 'revisionUnknown' } } },
          { guard: 'isRevisionCurrent', actions: { type: 'refuse', params: { reason: 'revisionIsCurrent' } } },
          { actions: { type: 'storeRevision', params: ({ event }) => ({ revision: event.revision }) } },
        ],
      },
      states: {
        offline: {
          initial: 'draft',
          on: {
            'news.publish': [
              { guard: 'isBodyMissing', actions: { type: 'refuse', params: { reason: 'bodyMissing' } } },
              { guard: 'isCoverMissing', actions: { type: 'refuse', params: { reason: 'coverMissing' } } },
              { guard: 'isEndPassed', actions: { type: 'refuse', params: { reason: 'endPassed' } } },
              { guard: 'isForLater', target: '#scheduled', actions: 'clearReturn' },
              { target: '#published', actions: ['clearReturn', 'storePublication'] },
            ],
            'news.archive': { target: '#archived' },
          },
          states: {
            draft: {
              id: 'draft',
              on: {
                'news.submit': [
                  { guard: 'isBodyMissing', actions: { type: 'refuse', params: { reason: 'bodyMissing' } } },
                  { target: 'in_review', actions: 'clearReturn' },
                ],
              },
            },
            in_review: {
              on: {
                'news.sendBack': [
                  ...reasonRefusals,
                  { target: 'draft', actions: { type: 'storeReturn', params: judgementOf } },
                ],
              },
            },
            unpublished: {
              id: 'unpublished',
              on: {
                'news.submit': [
                  { guard: 'isBodyMissing', actions: { type: 'refuse', params: { reason: 'bodyMissing' } } },
                  { target: 'in_review', actions: 'clearReturn' },
                ],
              },
            },
          },
        },
        scheduled: {
          id: 'scheduled',
          on: {
            'news.publishDue': [
              { guard: 'isForLater', actions: { type: 'refuse', params: { reason: 'notDue' } } },
              { guard: 'isBodyMissing', actions: { type: 'refuse', params: { reason: 'bodyMissing' } } },
              { guard: 'isCoverMissing', actions: { type: 'refuse', params: { reason: 'coverMissing' } } },
              { target: 'published', actions: 'storePublication' },
            ],
            'news.unpublish': { target: '#unpublished' },
          },
        },
        published: {
          id: 'published',
          on: {
            'news.unpublish': { target: '#unpublished' },
            'news.unpublishDue': [
              { guard: 'isEndPassed', target: '#unpublished' },
              { actions: { type: 'refuse', params: { reason: 'notDue' } } },
            ],
          },
        },
      },
    },
    archived: {
      id: 'archived',
      on: {
        'news.restore': [{ guard: 'wasPublished', target: '#unpublished' }, { target: '#draft' }],
      },
    },
  },
});
