import type { AuthorStanding } from '@diwan/api-contract/values/site/comment';
import { setup } from 'xstate';
import {
  isMessageTooShort,
  isNoteTooLong,
  isReasonGone,
  isReasonMissing,
  judgementOf,
  offeredReasonRefusals,
} from '../reasons.ts';
import { effect } from '../workflow.ts';
import * as guards from './comment.guards.ts';
import type {
  AnyCommentEvent,
  CommentInput,
  CommentRefusal,
  ContentJudgement,
  ReportedContent,
} from './comment.input.ts';

const standingOf = ({ event: { standing } }: { event: { standing: AuthorStanding } }) => ({ standing });

export const commentMachine = setup({
  types: {
    context: {} as CommentInput,
    input: {} as CommentInput,
    events: {} as AnyCommentEvent,
  },
  actions: {
    refuse: effect<{ reason: CommentRefusal }>(),
    storeDecision: effect<ContentJudgement>(),
    storePin: effect<{ isPinned: boolean }>(),
    storeReport: effect<ReportedContent>(),
    clearReports: effect(),
    storeStanding: effect<{ standing: AuthorStanding }>(),
    holdOthersOfAuthor: effect(),
  },
  guards: { ...guards, isReasonMissing, isReasonGone, isMessageTooShort, isNoteTooLong },
}).createMachine({
  id: 'comment',
  description: 'A comment on a video: held, shown, or kept from everybody; and what its author may do from now on.',
  context: ({ input }) => input,
  initial: 'kept',
  on: {
    'comment.setStanding': [
      { guard: 'isStandingSame', actions: { type: 'refuse', params: { reason: 'standingSame' } } },
      { guard: 'isFreeing', actions: { type: 'storeStanding', params: standingOf } },
      { actions: [{ type: 'storeStanding', params: standingOf }, 'holdOthersOfAuthor'] },
    ],
  },
  states: {
    kept: {
      initial: 'unseen',
      on: {
        'comment.removeForAuthor': {
          target: 'removed_by_author',
          actions: [{ type: 'storePin', params: { isPinned: false } }, 'clearReports'],
        },
      },
      states: {
        unseen: {
          initial: 'held',
          states: {
            held: {
              id: 'held',
              on: {
                'comment.publish': [
                  { guard: 'isAuthorBanned', actions: { type: 'refuse', params: { reason: 'authorBanned' } } },
                  { guard: 'isParentUnseen', actions: { type: 'refuse', params: { reason: 'parentUnseen' } } },
                  {
                    target: '#published',
                    actions: [{ type: 'storeDecision', params: { reason: null, note: null } }, 'clearReports'],
                  },
                ],
                'comment.reject': [
                  ...offeredReasonRefusals,
                  { target: 'rejected', actions: { type: 'storeDecision', params: judgementOf } },
                ],
                'comment.markSpam': {
                  target: 'spam',
                  actions: { type: 'storeDecision', params: { reason: null, note: null } },
                },
              },
            },
            rejected: {
              id: 'rejected',
              on: {
                'comment.markSpam': {
                  target: 'spam',
                  actions: { type: 'storeDecision', params: { reason: null, note: null } },
                },
                'comment.restore': { target: 'held' },
              },
            },
            spam: {
              id: 'spam',
              on: { 'comment.restore': { target: 'held' } },
            },
          },
        },
        published: {
          id: 'published',
          on: {
            'comment.hold': { target: 'unseen', actions: { type: 'storePin', params: { isPinned: false } } },
            'comment.reject': [
              ...offeredReasonRefusals,
              {
                target: '#rejected',
                actions: [
                  { type: 'storeDecision', params: judgementOf },
                  { type: 'storePin', params: { isPinned: false } },
                ],
              },
            ],
            'comment.markSpam': {
              target: '#spam',
              actions: [
                { type: 'storeDecision', params: { reason: null, note: null } },
                { type: 'storePin', params: { isPinned: false } },
              ],
            },
            'comment.pin': [
              { guard: 'isReply', actions: { type: 'refuse', params: { reason: 'isReply' } } },
              { guard: 'isPinned', actions: { type: 'refuse', params: { reason: 'isPinned' } } },
              { actions: { type: 'storePin', params: { isPinned: true } } },
            ],
            'comment.unpin': [
              { guard: 'isNotPinned', actions: { type: 'refuse', params: { reason: 'notPinned' } } },
              { actions: { type: 'storePin', params: { isPinned: false } } },
            ],
            'comment.report': [
              { guard: 'isNoteTooLong', actions: { type: 'refuse', params: { reason: 'noteTooLong' } } },
              {
                guard: 'isReportedEnough',
                target: '#held',
                actions: [
                  { type: 'storeReport', params: ({ event: { report, note = null } }) => ({ report, note }) },
                  { type: 'storePin', params: { isPinned: false } },
                ],
              },
              {
                actions: { type: 'storeReport', params: ({ event: { report, note = null } }) => ({ report, note }) },
              },
            ],
            'comment.setStanding': [
              { guard: 'isStandingSame', actions: { type: 'refuse', params: { reason: 'standingSame' } } },
              { guard: 'isFreeing', actions: { type: 'storeStanding', params: standingOf } },
              {
                target: '#held',
                actions: [
                  { type: 'storeStanding', params: standingOf },
                  'holdOthersOfAuthor',
                  { type: 'storePin', params: { isPinned: false } },
                ],
              },
            ],
          },
        },
      },
    },
    removed_by_author: {},
  },
});
