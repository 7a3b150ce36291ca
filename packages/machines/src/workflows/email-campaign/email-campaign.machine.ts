import { setup } from 'xstate';
import { isNoteTooLong } from '../reasons.ts';
import { effect } from '../workflow.ts';
import * as guards from './email-campaign.guards.ts';
import type { AnyEmailCampaignEvent, EmailCampaignInput, EmailCampaignRefusal } from './email-campaign.input.ts';

export const emailCampaignMachine = setup({
  types: {
    context: {} as EmailCampaignInput,
    input: {} as EmailCampaignInput,
    events: {} as AnyEmailCampaignEvent,
  },
  actions: {
    refuse: effect<{ reason: EmailCampaignRefusal }>(),
    sendTest: effect(),
    storeSubmission: effect(),
    storeReturn: effect<{ note: string | null }>(),
    /** Who is in the audience now is who is written to, whatever becomes of its filter; who approved it is kept. */
    freezeRecipients: effect(),
    dropRecipients: effect(),
    /** Nothing leaves before it closes. */
    openWindow: effect(),
    clearWindow: effect(),
    holdMails: effect(),
    releaseMails: effect(),
    recallMails: effect(),
    storeHalt: effect<{ reason: 'bounces' }>(),
    storeEnd: effect(),
    storeFailure: effect<{ failure: 'noServer' | 'nothingSent' }>(),
  },
  guards: { ...guards, isNoteTooLong },
}).createMachine({
  id: 'email-campaign',
  description:
    'An e-mail to an audience: written, tested, approved, sent at a pace, with a way to stop it at any time.',
  context: ({ input }) => input,
  initial: 'draft',
  states: {
    draft: {
      on: {
        'emailCampaign.sendTest': [
          { guard: 'isBodyMissing', actions: { type: 'refuse', params: { reason: 'bodyMissing' } } },
          { actions: 'sendTest' },
        ],
        'emailCampaign.submit': [
          { guard: 'isBodyMissing', actions: { type: 'refuse', params: { reason: 'bodyMissing' } } },
          { guard: 'isNotTested', actions: { type: 'refuse', params: { reason: 'notTested' } } },
          { guard: 'isAudienceEmpty', actions: { type: 'refuse', params: { reason: 'audienceEmpty' } } },
          { guard: 'isScheduledPast', actions: { type: 'refuse', params: { reason: 'scheduledPast' } } },
          { target: 'awaiting_approval', actions: 'storeSubmission' },
        ],
      },
    },
    awaiting_approval: {
      on: {
        'emailCampaign.approve': [
          { guard: 'isAudienceEmpty', actions: { type: 'refuse', params: { reason: 'audienceEmpty' } } },
          { guard: 'isLarge', actions: { type: 'refuse', params: { reason: 'needsAdmin' } } },
          { guard: 'isScheduledAhead', target: 'scheduled', actions: 'freezeRecipients' },
          { target: 'running', actions: ['freezeRecipients', 'openWindow'] },
        ],
        'emailCampaign.approveLarge': [
          { guard: 'isNotLarge', actions: { type: 'refuse', params: { reason: 'notLarge' } } },
          { guard: 'isOwn', actions: { type: 'refuse', params: { reason: 'samePerson' } } },
          { guard: 'isScheduledAhead', target: 'scheduled', actions: 'freezeRecipients' },
          { target: 'running', actions: ['freezeRecipients', 'openWindow'] },
        ],
        'emailCampaign.return': [
          { guard: 'isNoteTooLong', actions: { type: 'refuse', params: { reason: 'noteTooLong' } } },
          {
            target: 'draft',
            actions: { type: 'storeReturn', params: ({ event }) => ({ note: event.note ?? null }) },
          },
        ],
      },
    },
    scheduled: {
      on: {
        'emailCampaign.start': { target: 'running', actions: 'openWindow' },
        'emailCampaign.takeBack': { target: 'draft', actions: 'dropRecipients' },
        'emailCampaign.cancel': { target: 'cancelled', actions: ['recallMails', 'storeEnd'] },
      },
    },
    running: {
      on: {
        'emailCampaign.takeBack': [
          { guard: 'isLeaving', actions: { type: 'refuse', params: { reason: 'alreadyLeaving' } } },
          { target: 'draft', actions: ['dropRecipients', 'clearWindow'] },
        ],
        'emailCampaign.pause': { target: 'paused', actions: 'holdMails' },
        'emailCampaign.halt': {
          target: 'paused',
          actions: ['holdMails', { type: 'storeHalt', params: ({ event }) => ({ reason: event.reason }) }],
        },
        'emailCampaign.cancel': { target: 'cancelled', actions: ['recallMails', 'storeEnd'] },
        'emailCampaign.finish': { target: 'finished', actions: 'storeEnd' },
        'emailCampaign.fail': {
          target: 'failed',
          actions: [{ type: 'storeFailure', params: ({ event }) => ({ failure: event.failure }) }, 'storeEnd'],
        },
      },
    },
    paused: {
      on: {
        'emailCampaign.resume': { target: 'running', actions: 'releaseMails' },
        'emailCampaign.cancel': { target: 'cancelled', actions: ['recallMails', 'storeEnd'] },
      },
    },
    finished: {},
    cancelled: {},
    failed: {},
  },
});
