import type { StaffMessage } from '@diwan/api-contract/resources/staff-message';
import { mostTags } from '@diwan/api-contract/values/records/seeker';
import { setup } from 'xstate';
import { isAddressRefused, isAddressTrusted } from '../messages.ts';
import { isMessageTooShort, isNoteTooLong, isReasonGone, isReasonMissing } from '../reasons.ts';
import { endOfDay, isAfter, isOlderThanDays } from '../rules.ts';
import { effect } from '../workflow.ts';
import { aboutAddress } from './seeker.address.ts';
import { anonymisationFrom } from './seeker.anonymising.ts';
import type {
  AnonymisationWish,
  AnySeekerEvent,
  ContactChannel,
  SeekerInput,
  SeekerJudgement,
  SeekerMerge,
  SeekerRefusal,
} from './seeker.input.ts';
import { mergeRefusals } from './seeker.merging.ts';

export const seekerMachine = setup({
  types: {
    context: {} as SeekerInput,
    input: {} as SeekerInput,
    events: {} as AnySeekerEvent,
  },
  actions: {
    refuse: effect<{ reason: SeekerRefusal }>(),
    storeContact: effect<{ channel: ContactChannel }>(),
    storeId: effect(),
    storeReason: effect<SeekerJudgement>(),
    storeSuspension: effect<{ until: string }>(),
    clearReason: effect(),
    storeCvRequest: effect(),
    announceCvRequest: effect(),
    storeTag: effect<{ tag: string }>(),
    announceMessage: effect<StaffMessage>(),
    announceInvitation: effect<{ jobPost: string }>(),
    refuseAddress: effect(),
    trustAddress: effect(),
    announceId: effect(),
    announceSuspension: effect(),
    announceReinstatement: effect(),
    announceDeactivation: effect(),
    announceReactivation: effect(),
    planAnonymisation: effect<AnonymisationWish>(),
    clearAnonymisation: effect(),
    withdrawApplications: effect(),
    erasePerson: effect(),
    mergeInto: effect<SeekerMerge>(),
    countApplications: effect(),
  },
  guards: {
    isReasonMissing,
    isReasonGone,
    isMessageTooShort,
    isNoteTooLong,
    isAddressRefused,
    isAddressTrusted,
    isContactVerified: ({ context, event }) =>
      event.type === 'seeker.verifyContact' && event.channel === 'mobile'
        ? context.isMobileVerified
        : context.isEmailVerified,
    isIdVerified: ({ context }) => context.isIdVerified,
    isIdMissing: ({ context }) => !context.hasNationalId,
    isIdExpired: ({ context }) => context.idExpiresAt !== null && !isAfter(context.idExpiresAt, context.now),
    isUntilMissing: ({ event }) => event.type === 'seeker.suspend' && !event.until,
    isUntilPast: ({ context, event }) =>
      event.type === 'seeker.suspend' && Boolean(event.until) && !isAfter(endOfDay(event.until), context.now),
    wasAskedLately: ({ context: { cvAskedAt, limits, now } }) =>
      cvAskedAt !== null && !isOlderThanDays(limits.cvRequestPauseDays, cvAskedAt, now),
    hasNotAgreed: ({ context }) => !context.wantsOffers,
    isJobUnpublished: ({ context }) => context.invitation?.isPublished === false,
    isBlocked: ({ context }) => context.invitation?.isBlocked === true,
    hasApplied: ({ context }) => context.invitation?.hasApplied === true,
    wasInvited: ({ context }) => context.invitation?.wasInvited === true,
    isTagged: ({ context, event }) => event.type === 'seeker.tag' && context.tags.includes(event.tag),
    isFullOfTags: ({ context }) => context.tags.length >= mostTags,
    isAnonymisationPlanned: ({ context }) => context.anonymiseAt !== null,
    isAnonymisationUnplanned: ({ context }) => context.anonymiseAt === null,
    isAnonymisationAhead: ({ context }) => context.anonymiseAt === null || isAfter(context.anonymiseAt, context.now),
    isOtherItself: ({ context }) => context.merging?.isItself === true,
    isOtherGone: ({ context }) => context.merging?.state === null,
    isOtherLater: ({ context }) => context.merging?.isLater === true,
    isEitherLeaving: ({ context }) => context.anonymiseAt !== null || context.merging?.isLeaving === true,
    hasOtherLeft: ({ context }) => context.merging?.state === 'deactivated',
    isOtherAtLarge: ({ context }) => context.merging !== undefined && context.merging.state !== 'suspended',
    areBothRecruited: ({ context }) => context.merging?.areBothRecruited === true,
    isKnown: ({ context }) => context.isMobileVerified || context.isEmailVerified || context.isIdVerified,
  },
}).createMachine({
  id: 'seeker',
  description:
    'A job seeker from registration over verification to leaving; suspensions end by themselves, and who was anonymised or merged never comes back.',
  context: ({ input }) => input,
  initial: 'enrolled',
  states: {
    enrolled: {
      initial: 'unverified',
      on: {
        ...aboutAddress,
        'seeker.merge': [
          ...mergeRefusals,
          { guard: 'hasOtherLeft', actions: { type: 'refuse', params: { reason: 'otherHasLeft' } } },
          { target: '#seeker.merged', actions: { type: 'mergeInto', params: ({ event }) => event } },
        ],
        'seeker.absorb': [
          { guard: 'isKnown', target: '.active', actions: 'countApplications' },
          { actions: 'countApplications' },
        ],
        'seeker.verifyContact': [
          { guard: 'isContactVerified', actions: { type: 'refuse', params: { reason: 'contactVerified' } } },
          {
            target: '.active',
            actions: { type: 'storeContact', params: ({ event }) => ({ channel: event.channel }) },
          },
        ],
        'seeker.requestCvUpdate': [
          { guard: 'wasAskedLately', actions: { type: 'refuse', params: { reason: 'askedLately' } } },
          { actions: ['storeCvRequest', 'announceCvRequest'] },
        ],
        'seeker.tag': [
          { guard: 'isTagged', actions: { type: 'refuse', params: { reason: 'tagged' } } },
          { guard: 'isFullOfTags', actions: { type: 'refuse', params: { reason: 'tagsFull' } } },
          { actions: { type: 'storeTag', params: ({ event }) => ({ tag: event.tag }) } },
        ],
        'seeker.email': [
          { guard: 'isAddressRefused', actions: { type: 'refuse', params: { reason: 'addressRefused' } } },
          { actions: { type: 'announceMessage', params: ({ event }) => event } },
        ],
        'seeker.verifyId': [
          { guard: 'isIdVerified', actions: { type: 'refuse', params: { reason: 'idVerified' } } },
          { guard: 'isIdMissing', actions: { type: 'refuse', params: { reason: 'idMissing' } } },
          { guard: 'isIdExpired', actions: { type: 'refuse', params: { reason: 'idExpired' } } },
          { target: '.active', actions: ['storeId', 'announceId'] },
        ],
        'seeker.suspend': [
          { guard: 'isReasonMissing', actions: { type: 'refuse', params: { reason: 'reasonMissing' } } },
          { guard: 'isReasonGone', actions: { type: 'refuse', params: { reason: 'reasonGone' } } },
          { guard: 'isMessageTooShort', actions: { type: 'refuse', params: { reason: 'noteTooShort' } } },
          { guard: 'isNoteTooLong', actions: { type: 'refuse', params: { reason: 'noteTooLong' } } },
          { guard: 'isUntilMissing', actions: { type: 'refuse', params: { reason: 'untilMissing' } } },
          { guard: 'isUntilPast', actions: { type: 'refuse', params: { reason: 'untilPast' } } },
          {
            target: 'suspended',
            actions: [
              { type: 'storeReason', params: ({ event }) => ({ reason: event.reason, note: event.note ?? null }) },
              { type: 'storeSuspension', params: ({ event }) => ({ until: event.until }) },
              'announceSuspension',
            ],
          },
        ],
        'seeker.deactivate': [
          { guard: 'isReasonMissing', actions: { type: 'refuse', params: { reason: 'reasonMissing' } } },
          { guard: 'isReasonGone', actions: { type: 'refuse', params: { reason: 'reasonGone' } } },
          { guard: 'isMessageTooShort', actions: { type: 'refuse', params: { reason: 'noteTooShort' } } },
          { guard: 'isNoteTooLong', actions: { type: 'refuse', params: { reason: 'noteTooLong' } } },
          {
            target: 'deactivated',
            actions: [
              { type: 'storeReason', params: ({ event }) => ({ reason: event.reason, note: event.note ?? null }) },
              'announceDeactivation',
            ],
          },
        ],
      },
      states: {
        unverified: {},
        active: {
          on: {
            'seeker.inviteToJob': [
              { guard: 'isAddressRefused', actions: { type: 'refuse', params: { reason: 'addressRefused' } } },
              { guard: 'hasNotAgreed', actions: { type: 'refuse', params: { reason: 'notAgreed' } } },
              { guard: 'isJobUnpublished', actions: { type: 'refuse', params: { reason: 'jobNotPublished' } } },
              { guard: 'isBlocked', actions: { type: 'refuse', params: { reason: 'blockedByEmployer' } } },
              { guard: 'hasApplied', actions: { type: 'refuse', params: { reason: 'appliedAlready' } } },
              { guard: 'wasInvited', actions: { type: 'refuse', params: { reason: 'invitedAlready' } } },
              { actions: { type: 'announceInvitation', params: ({ event }) => ({ jobPost: event.jobPost }) } },
            ],
          },
        },
      },
    },
    suspended: {
      on: {
        ...aboutAddress,
        'seeker.merge': [
          ...mergeRefusals,
          { guard: 'isOtherAtLarge', actions: { type: 'refuse', params: { reason: 'otherNotSuspended' } } },
          { target: '#seeker.merged', actions: { type: 'mergeInto', params: ({ event }) => event } },
        ],
        'seeker.absorb': { actions: 'countApplications' },
        'seeker.tag': [
          { guard: 'isTagged', actions: { type: 'refuse', params: { reason: 'tagged' } } },
          { guard: 'isFullOfTags', actions: { type: 'refuse', params: { reason: 'tagsFull' } } },
          { actions: { type: 'storeTag', params: ({ event }) => ({ tag: event.tag }) } },
        ],
        'seeker.email': [
          { guard: 'isAddressRefused', actions: { type: 'refuse', params: { reason: 'addressRefused' } } },
          { actions: { type: 'announceMessage', params: ({ event }) => event } },
        ],
        'seeker.reinstate': [
          { guard: 'isKnown', target: 'enrolled.active', actions: ['clearReason', 'announceReinstatement'] },
          { target: 'enrolled.unverified', actions: ['clearReason', 'announceReinstatement'] },
        ],
      },
    },
    deactivated: {
      on: {
        ...aboutAddress,
        'seeker.merge': [
          ...mergeRefusals,
          { target: '#seeker.merged', actions: { type: 'mergeInto', params: ({ event }) => event } },
        ],
        'seeker.absorb': { actions: 'countApplications' },
        'seeker.tag': [
          { guard: 'isTagged', actions: { type: 'refuse', params: { reason: 'tagged' } } },
          { guard: 'isFullOfTags', actions: { type: 'refuse', params: { reason: 'tagsFull' } } },
          { actions: { type: 'storeTag', params: ({ event }) => ({ tag: event.tag }) } },
        ],
        'seeker.anonymise': [
          { guard: 'isAnonymisationPlanned', actions: { type: 'refuse', params: { reason: 'anonymisationPlanned' } } },
          { guard: 'isReasonMissing', actions: { type: 'refuse', params: { reason: 'reasonMissing' } } },
          { guard: 'isReasonGone', actions: { type: 'refuse', params: { reason: 'reasonGone' } } },
          { guard: 'isMessageTooShort', actions: { type: 'refuse', params: { reason: 'noteTooShort' } } },
          { guard: 'isNoteTooLong', actions: { type: 'refuse', params: { reason: 'noteTooLong' } } },
          { actions: { type: 'planAnonymisation', params: anonymisationFrom } },
        ],
        'seeker.keepData': [
          {
            guard: 'isAnonymisationUnplanned',
            actions: { type: 'refuse', params: { reason: 'anonymisationNotPlanned' } },
          },
          { actions: 'clearAnonymisation' },
        ],
        'seeker.erase': [
          { guard: 'isAnonymisationAhead', actions: { type: 'refuse', params: { reason: 'anonymisationNotDue' } } },
          { target: 'anonymised', actions: ['erasePerson', 'withdrawApplications'] },
        ],
        'seeker.reactivate': [
          { guard: 'isAnonymisationPlanned', actions: { type: 'refuse', params: { reason: 'anonymisationPlanned' } } },
          { guard: 'isKnown', target: 'enrolled.active', actions: ['clearReason', 'announceReactivation'] },
          { target: 'enrolled.unverified', actions: ['clearReason', 'announceReactivation'] },
        ],
      },
    },
    anonymised: {},
    merged: {},
  },
});
