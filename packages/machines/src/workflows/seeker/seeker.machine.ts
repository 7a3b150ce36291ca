import { setup } from 'xstate';
import { judgementOf, offeredReasonRefusals } from '../reasons.ts';
import { seekerActions } from './seeker.actions.ts';
import { aboutAddress } from './seeker.address.ts';
import { anonymisationFrom } from './seeker.anonymising.ts';
import { seekerGuards } from './seeker.guards.ts';
import type { AnySeekerEvent, SeekerInput } from './seeker.input.ts';
import { mergeRefusals } from './seeker.merging.ts';

export const seekerMachine = setup({
  types: {
    context: {} as SeekerInput,
    input: {} as SeekerInput,
    events: {} as AnySeekerEvent,
  },
  actions: seekerActions,
  guards: seekerGuards,
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
          ...offeredReasonRefusals,
          { guard: 'isUntilMissing', actions: { type: 'refuse', params: { reason: 'untilMissing' } } },
          { guard: 'isUntilPast', actions: { type: 'refuse', params: { reason: 'untilPast' } } },
          {
            target: 'suspended',
            actions: [
              { type: 'storeReason', params: judgementOf },
              { type: 'storeSuspension', params: ({ event }) => ({ until: event.until }) },
              'announceSuspension',
            ],
          },
        ],
        'seeker.deactivate': [
          ...offeredReasonRefusals,
          {
            target: 'deactivated',
            actions: [{ type: 'storeReason', params: judgementOf }, 'announceDeactivation'],
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
          ...offeredReasonRefusals,
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
