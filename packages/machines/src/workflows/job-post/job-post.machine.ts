import { setup } from 'xstate';
import { isAddressRefused } from '../messages.ts';
import {
  isMessageTooShort,
  isNoteTooLong,
  isReasonGone,
  isReasonMissing,
  judgementOf,
  offeredReasonRefusals,
} from '../reasons.ts';
import { jobPostActions } from './job-post.actions.ts';
import * as guards from './job-post.guards.ts';
import { type AnyJobPostEvent, type JobPostInput, settlementOf } from './job-post.input.ts';

export const jobPostMachine = setup({
  types: {
    context: {} as JobPostInput,
    input: {} as JobPostInput,
    events: {} as AnyJobPostEvent,
  },
  actions: jobPostActions,
  guards: { ...guards, isReasonMissing, isReasonGone, isMessageTooShort, isNoteTooLong, isAddressRefused },
}).createMachine({
  id: 'job-post',
  description: 'A job post from its draft over moderation and publication to the archive.',
  context: ({ input }) => input,
  initial: 'draft',
  on: {
    'jobPost.reassignRecruiter': {
      actions: { type: 'storeRecruiter', params: ({ event }) => ({ recruiterId: event.recruiterId }) },
    },
    'jobPost.emailEmployer': [
      { guard: 'isAddressRefused', actions: { type: 'refuse', params: { reason: 'addressRefused' } } },
      { actions: { type: 'announceMessage', params: ({ event }) => event } },
    ],
  },
  states: {
    draft: {
      on: {
        'jobPost.submit': [
          { guard: 'isEmployerUnverified', actions: { type: 'refuse', params: { reason: 'employerNotVerified' } } },
          { guard: 'isQuotaExhausted', actions: { type: 'refuse', params: { reason: 'quotaExhausted' } } },
          { target: 'pending_review' },
        ],
      },
    },
    changes_requested: {
      on: {
        'jobPost.submit': [
          { guard: 'isEmployerUnverified', actions: { type: 'refuse', params: { reason: 'employerNotVerified' } } },
          { target: 'pending_review', actions: 'clearChangeRequest' },
        ],
      },
    },
    pending_review: {
      on: {
        'jobPost.approve': [
          { guard: 'isEmployerUnverified', actions: { type: 'refuse', params: { reason: 'employerNotVerified' } } },
          { guard: 'isExpiredOnPublication', actions: { type: 'refuse', params: { reason: 'postExpired' } } },
          { guard: 'isVisibleTooLong', actions: { type: 'refuse', params: { reason: 'expiryTooFar' } } },
          { guard: 'isForLater', target: 'scheduled', actions: 'announceApproval' },
          { target: '#published', actions: ['storePublication', 'announceApproval'] },
        ],
        'jobPost.requestChanges': [
          ...offeredReasonRefusals,
          {
            target: 'changes_requested',
            actions: [
              {
                type: 'storeChangeRequest',
                params: ({ event: { reason, note = null, fields = [] } }) => ({ reason, note, fields }),
              },
              'announceChangesRequested',
            ],
          },
        ],
        'jobPost.reject': [...offeredReasonRefusals, { target: 'rejected', actions: 'announceRejection' }],
      },
    },
    scheduled: {
      on: {
        'jobPost.feature': [
          { guard: 'isFeatureOver', actions: { type: 'refuse', params: { reason: 'featureOver' } } },
          { actions: { type: 'storeFeature', params: ({ event }) => ({ until: event.until }) } },
        ],
        'jobPost.publishDue': [
          { guard: 'isForLater', actions: { type: 'refuse', params: { reason: 'notDue' } } },
          { guard: 'isEmployerUnverified', actions: { type: 'refuse', params: { reason: 'employerNotVerified' } } },
          { target: '#published', actions: 'storePublication' },
        ],
      },
    },
    posted: {
      initial: 'live',
      on: {
        'jobPost.extend': [
          { guard: 'isEmployerUnverified', actions: { type: 'refuse', params: { reason: 'employerNotVerified' } } },
          { guard: 'areExtensionsExhausted', actions: { type: 'refuse', params: { reason: 'extensionsExhausted' } } },
          { guard: 'isExpiryNotLater', actions: { type: 'refuse', params: { reason: 'expiryNotLater' } } },
          { guard: 'isExpiryTooFar', actions: { type: 'refuse', params: { reason: 'expiryTooFar' } } },
          {
            target: '#published',
            actions: [
              { type: 'storeExpiry', params: ({ event }) => ({ expiresAt: event.expiresAt }) },
              'countExtension',
            ],
          },
        ],
        'jobPost.close': [
          ...offeredReasonRefusals,
          {
            target: 'closed',
            actions: [
              { type: 'storeClosure', params: judgementOf },
              { type: 'settleApplicants', params: ({ event }) => settlementOf(event) },
            ],
          },
        ],
      },
      states: {
        live: {
          initial: 'published',
          on: {
            'jobPost.warn': [
              { guard: 'isWarningDue', actions: 'warnEmployer' },
              { actions: { type: 'refuse', params: { reason: 'notDue' } } },
            ],
            'jobPost.expire': [
              { guard: 'isExpired', target: 'expired', actions: 'announceExpiry' },
              { actions: { type: 'refuse', params: { reason: 'notDue' } } },
            ],
            'jobPost.autoFill': [
              {
                guard: 'isFull',
                target: '#closed',
                actions: { type: 'storeClosure', params: { reason: 'filled', note: null } },
              },
              { actions: { type: 'refuse', params: { reason: 'openingsLeft' } } },
            ],
          },
          states: {
            published: {
              id: 'published',
              on: {
                'jobPost.alert': [
                  { guard: 'isAlertDue', actions: 'alertSeekers' },
                  { actions: { type: 'refuse', params: { reason: 'notDue' } } },
                ],
                'jobPost.feature': [
                  { guard: 'isFeatureOver', actions: { type: 'refuse', params: { reason: 'featureOver' } } },
                  { actions: { type: 'storeFeature', params: ({ event }) => ({ until: event.until }) } },
                ],
                'jobPost.pause': { target: 'paused', actions: { type: 'storePause', params: { by: 'person' } } },
                'jobPost.suspend': { target: 'paused', actions: { type: 'storePause', params: { by: 'suspension' } } },
              },
            },
            paused: {
              id: 'paused',
              on: {
                'jobPost.extend': { actions: { type: 'refuse', params: { reason: 'postPaused' } } },
                'jobPost.resume': [
                  {
                    guard: 'isEmployerUnverified',
                    actions: { type: 'refuse', params: { reason: 'employerNotVerified' } },
                  },
                  { guard: 'isExpired', actions: { type: 'refuse', params: { reason: 'postExpired' } } },
                  { target: 'published', actions: 'clearPause' },
                ],
                'jobPost.reinstate': [
                  { guard: 'isNotSuspended', actions: { type: 'refuse', params: { reason: 'notSuspended' } } },
                  {
                    guard: 'isEmployerUnverified',
                    actions: { type: 'refuse', params: { reason: 'employerNotVerified' } },
                  },
                  { guard: 'isExpired', actions: { type: 'refuse', params: { reason: 'postExpired' } } },
                  { target: 'published', actions: 'clearPause' },
                ],
              },
            },
          },
        },
        expired: {
          on: {
            'jobPost.reopen': [
              { guard: 'isEmployerUnverified', actions: { type: 'refuse', params: { reason: 'employerNotVerified' } } },
              { guard: 'isQuotaExhausted', actions: { type: 'refuse', params: { reason: 'quotaExhausted' } } },
              { guard: 'isFull', actions: { type: 'refuse', params: { reason: 'openingsFull' } } },
              { guard: 'isExpiryPast', actions: { type: 'refuse', params: { reason: 'postExpired' } } },
              { guard: 'isExpiryTooFar', actions: { type: 'refuse', params: { reason: 'expiryTooFar' } } },
              {
                guard: 'wasPaused',
                target: '#paused',
                actions: { type: 'storeReopening', params: ({ event }) => ({ expiresAt: event.expiresAt ?? null }) },
              },
              {
                target: '#published',
                actions: { type: 'storeReopening', params: ({ event }) => ({ expiresAt: event.expiresAt ?? null }) },
              },
            ],
            'jobPost.archive': '#archived',
          },
        },
      },
    },
    closed: {
      id: 'closed',
      on: {
        'jobPost.reopen': [
          { guard: 'isEmployerUnverified', actions: { type: 'refuse', params: { reason: 'employerNotVerified' } } },
          { guard: 'isQuotaExhausted', actions: { type: 'refuse', params: { reason: 'quotaExhausted' } } },
          { guard: 'isFull', actions: { type: 'refuse', params: { reason: 'openingsFull' } } },
          { guard: 'isExpiryPast', actions: { type: 'refuse', params: { reason: 'postExpired' } } },
          { guard: 'isExpiryTooFar', actions: { type: 'refuse', params: { reason: 'expiryTooFar' } } },
          {
            guard: 'wasPaused',
            target: '#paused',
            actions: { type: 'storeReopening', params: ({ event }) => ({ expiresAt: event.expiresAt ?? null }) },
          },
          {
            target: '#published',
            actions: { type: 'storeReopening', params: ({ event }) => ({ expiresAt: event.expiresAt ?? null }) },
          },
        ],
        'jobPost.archive': 'archived',
      },
    },
    rejected: { on: { 'jobPost.archive': 'archived' } },
    archived: { id: 'archived' },
  },
});
