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
import * as guards from './video.guards.ts';
import type { AnyVideoEvent, ContentJudgement, ReportedContent, VideoInput, VideoRefusal } from './video.input.ts';

export const videoMachine = setup({
  types: {
    context: {} as VideoInput,
    input: {} as VideoInput,
    events: {} as AnyVideoEvent,
  },
  actions: {
    refuse: effect<{ reason: VideoRefusal }>(),
    storeFilm: effect<{ durationSec: number | null }>(),
    storeFailure: effect(),
    storeExpectation: effect(),
    storeDecision: effect<ContentJudgement>(),
    storePublication: effect(),
    storeFeatured: effect<{ isFeatured: boolean }>(),
    storeReport: effect<ReportedContent>(),
    clearReports: effect(),
  },
  guards: { ...guards, isReasonMissing, isReasonGone, isMessageTooShort, isNoteTooLong },
}).createMachine({
  id: 'video',
  description: 'A video from its upload over the review to the public site, and from there to the archive.',
  context: ({ input }) => input,
  initial: 'waiting',
  states: {
    waiting: {
      initial: 'processing',
      on: {
        'video.reject': [
          { guard: 'isFilmOnItsWay', actions: { type: 'refuse', params: { reason: 'filmNotReady' } } },
          ...offeredReasonRefusals,
          { target: '#rejected', actions: { type: 'storeDecision', params: judgementOf } },
        ],
        'video.archive': { target: '#archived' },
      },
      states: {
        processing: {
          on: {
            'video.expectFilm': [
              { guard: 'isFilmElsewhere', actions: { type: 'refuse', params: { reason: 'filmElsewhere' } } },
              { actions: 'storeExpectation' },
            ],
            'video.transcodeOk': {
              target: 'pending_review',
              actions: {
                type: 'storeFilm',
                params: ({ event: { durationSec = null } }) => ({ durationSec }),
              },
            },
            'video.transcodeFail': [
              { guard: 'hasFailed', actions: { type: 'refuse', params: { reason: 'alreadyFailed' } } },
              { actions: 'storeFailure' },
            ],
          },
        },
        pending_review: {
          id: 'pending_review',
          on: {
            'video.approve': [
              { guard: 'isFilmNotReady', actions: { type: 'refuse', params: { reason: 'filmNotReady' } } },
              { guard: 'isCategoryMissing', actions: { type: 'refuse', params: { reason: 'categoryMissing' } } },
              { guard: 'isPriceMissing', actions: { type: 'refuse', params: { reason: 'priceMissing' } } },
              {
                target: '#published',
                actions: [{ type: 'storeDecision', params: { reason: null, note: null } }, 'storePublication'],
              },
            ],
          },
        },
      },
    },
    published: {
      id: 'published',
      on: {
        'video.hide': [
          ...offeredReasonRefusals,
          {
            target: 'hidden',
            actions: [
              { type: 'storeDecision', params: judgementOf },
              { type: 'storeFeatured', params: { isFeatured: false } },
            ],
          },
        ],
        'video.feature': [
          { guard: 'isFeatured', actions: { type: 'refuse', params: { reason: 'isFeatured' } } },
          { actions: { type: 'storeFeatured', params: { isFeatured: true } } },
        ],
        'video.unfeature': [
          { guard: 'isNotFeatured', actions: { type: 'refuse', params: { reason: 'notFeatured' } } },
          { actions: { type: 'storeFeatured', params: { isFeatured: false } } },
        ],
        'video.report': [
          { guard: 'isNoteTooLong', actions: { type: 'refuse', params: { reason: 'noteTooLong' } } },
          {
            actions: { type: 'storeReport', params: ({ event: { report, note = null } }) => ({ report, note }) },
          },
        ],
        'video.dismissReports': [
          { guard: 'hasNoReports', actions: { type: 'refuse', params: { reason: 'noReports' } } },
          { actions: 'clearReports' },
        ],
        'video.archive': {
          target: 'archived',
          actions: { type: 'storeFeatured', params: { isFeatured: false } },
        },
      },
    },
    hidden: {
      id: 'hidden',
      on: {
        'video.unhide': {
          target: 'published',
          actions: [{ type: 'storeDecision', params: { reason: null, note: null } }, 'clearReports'],
        },
        'video.archive': { target: 'archived' },
      },
    },
    rejected: {
      id: 'rejected',
      on: {
        'video.approve': [
          { guard: 'isFilmNotReady', actions: { type: 'refuse', params: { reason: 'filmNotReady' } } },
          { guard: 'isCategoryMissing', actions: { type: 'refuse', params: { reason: 'categoryMissing' } } },
          { guard: 'isPriceMissing', actions: { type: 'refuse', params: { reason: 'priceMissing' } } },
          {
            target: 'published',
            actions: [{ type: 'storeDecision', params: { reason: null, note: null } }, 'storePublication'],
          },
        ],
        'video.archive': { target: 'archived' },
      },
    },
    archived: {
      id: 'archived',
      on: {
        'video.restore': [
          { guard: 'isFilmNotReady', actions: { type: 'refuse', params: { reason: 'filmNotReady' } } },
          { guard: 'wasPublished', target: 'hidden' },
          { target: '#pending_review' },
        ],
      },
    },
  },
});
