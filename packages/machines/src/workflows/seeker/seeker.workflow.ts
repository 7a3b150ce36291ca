import { sampleMessage } from '../messages.ts';
import { sampleReason } from '../reasons.ts';
import { addDays } from '../rules.ts';
import type { Workflow } from '../workflow.ts';
import type { AnySeekerEvent, SeekerInput } from './seeker.input.ts';
import { seekerMachine } from './seeker.machine.ts';

export type {
  AnonymisationWish,
  AnySeekerEvent,
  ContactChannel,
  SeekerInput,
  SeekerJudgement,
  SeekerMerge,
  SeekerRefusal,
} from './seeker.input.ts';

/** A job seeker from registration over verification to leaving; a suspension ends by itself. */
export const seekerWorkflow: Workflow<SeekerInput, AnySeekerEvent, typeof seekerMachine> = {
  id: 'seeker',
  version: 1,
  machine: seekerMachine,
  may: {
    'seeker.verifyContact': 'people.verify',
    'seeker.verifyId': 'people.verify',
    'seeker.suspend': 'people.verify',
    'seeker.reinstate': 'people.verify',
    'seeker.deactivate': 'people.verify',
    'seeker.reactivate': 'people.verify',
    'seeker.anonymise': 'people.anonymise',
    'seeker.keepData': 'people.anonymise',
    'seeker.erase': 'system',
    'seeker.merge': 'people.anonymise',
    'seeker.absorb': 'system',
    'seeker.requestCvUpdate': 'people.verify',
    'seeker.tag': 'people.verify',
    'seeker.email': 'bulk.email',
    'seeker.inviteToJob': 'bulk.email',
    'seeker.trustAddress': 'people.verify',
    'seeker.refuseAddress': 'system',
  },
  samples: {
    'seeker.verifyContact': ({ isMobileVerified }) => ({
      type: 'seeker.verifyContact',
      channel: isMobileVerified ? 'email' : 'mobile',
    }),
    'seeker.verifyId': () => ({ type: 'seeker.verifyId' }),
    'seeker.suspend': ({ now }) => ({
      type: 'seeker.suspend',
      ...sampleReason,
      until: addDays(now, 30).slice(0, 10),
    }),
    'seeker.reinstate': () => ({ type: 'seeker.reinstate' }),
    'seeker.deactivate': () => ({ type: 'seeker.deactivate', ...sampleReason }),
    'seeker.reactivate': () => ({ type: 'seeker.reactivate' }),
    'seeker.anonymise': () => ({ type: 'seeker.anonymise', ...sampleReason }),
    'seeker.keepData': () => ({ type: 'seeker.keepData' }),
    'seeker.erase': () => ({ type: 'seeker.erase' }),
    'seeker.merge': () => ({ type: 'seeker.merge', into: '…', intoVersion: 1, taken: [], joined: [] }),
    'seeker.absorb': () => ({ type: 'seeker.absorb', reason: 'duplicate', note: '…' }),
    'seeker.requestCvUpdate': () => ({ type: 'seeker.requestCvUpdate' }),
    'seeker.tag': () => ({ type: 'seeker.tag', tag: '…' }),
    'seeker.email': () => ({ type: 'seeker.email', ...sampleMessage }),
    'seeker.inviteToJob': () => ({ type: 'seeker.inviteToJob', jobPost: '…' }),
    'seeker.trustAddress': () => ({ type: 'seeker.trustAddress' }),
    'seeker.refuseAddress': () => ({ type: 'seeker.refuseAddress' }),
  },
};
