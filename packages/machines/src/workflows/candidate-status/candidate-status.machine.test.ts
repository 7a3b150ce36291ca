import { type Capability, hasCapability } from '@diwan/api-contract/capabilities';
import type { ApplicationEvent } from '@diwan/api-contract/resources/applications';
import { rejectionReasons } from '@diwan/api-contract/values/records/application';
import { describe, expect, test } from 'vitest';
import { availableEvents, evaluate } from '../workflow.ts';
import { type CandidateInput, candidateStatus } from './candidate-status.workflow.ts';

const now = '2026-03-01T09:00:00.000000Z';
const input: CandidateInput = {
  now,
  jobState: 'published',
  openings: 2,
  filled: 1,
  offerState: 'none',
  offerDueAt: null,
  hasOtherOpenApplication: false,
  hasCv: true,
  isBlocked: false,
  scorecards: 0,
  scorecardsNeeded: 0,
  rejection: null,
  recruitedAt: null,
  isAddressRefused: false,
  limits: { applicationReopenDays: 90, hireUndoDays: 90 },
};
const admin = (capability: Capability) => hasCapability('admin', capability);
const editor = (capability: Capability) => hasCapability('editor', capability);

const send = (state: string, event: ApplicationEvent, known: Partial<CandidateInput> = {}, can = admin) =>
  evaluate(candidateStatus, { state, input: { ...input, ...known }, can }, event);
const refused = (reason: string) => ({ kind: 'refused', reason });
const led = (state: string) => expect.objectContaining({ kind: 'accepted', state });

describe('rejecting', () => {
  test.each(['pending', 'in-progress', 'approved'])('DOM-01 is possible from %s', (state) => {
    expect(send(state, { type: 'application.reject', reason: 'time_not_suitable', mail: 'later' })).toEqual({
      kind: 'accepted',
      regions: { offer: 'none' },
      state: 'rejected',
      effects: [
        { type: 'storeRejection', params: { by: 'staff', reason: 'time_not_suitable', note: null, mail: 'later' } },
        { type: 'cancelInterviews' },
        { type: 'announceRejection', params: { mail: 'later' } },
      ],
    });
  });

  test('DOM-02 has three reasons, and only "other" needs a message of 10 to 500 characters', () => {
    const reject = (reason: (typeof rejectionReasons)[number], note?: string) =>
      send('pending', { type: 'application.reject', reason, note, mail: 'none' });

    expect(rejectionReasons).toEqual(['not_interested', 'time_not_suitable', 'other']);
    expect(reject('not_interested')).toEqual(led('rejected'));
    expect(reject('time_not_suitable')).toEqual(led('rejected'));
    expect(reject('other')).toEqual(refused('noteTooShort'));
    expect(reject('other', '   too short   ')).toEqual(refused('noteTooShort'));
    expect(reject('other', 'long enough')).toEqual(led('rejected'));
    expect(reject('other', 'x'.repeat(501))).toEqual(refused('noteTooLong'));
  });

  test('DOM-02 is refused without a reason', () => {
    const event = { type: 'application.reject', mail: 'none' } as unknown as ApplicationEvent;
    expect(send('pending', event)).toEqual(refused('reasonMissing'));
  });
});

test('DOM-01 withdrawing is the seeker’s own rejection, about which no mail is sent', () => {
  expect(send('approved', { type: 'application.withdraw', reason: 'not_interested' })).toMatchObject({
    state: 'rejected',
    effects: [{ params: { by: 'seeker', mail: 'none' } }, { type: 'cancelInterviews' }],
  });
});

describe('reopening', () => {
  const rejection = { from: 'approved', at: '2026-02-01T09:00:00.000000Z' } as const;

  test.each(['pending', 'in-progress', 'approved'] as const)(
    'DOM-01 returns to %s, from where it was rejected',
    (from) => {
      expect(send('rejected', { type: 'application.reopen' }, { rejection: { ...rejection, from } })).toEqual({
        kind: 'accepted',
        regions: { offer: 'none' },
        state: from,
        effects: [{ type: 'cancelRejectionMail' }, { type: 'clearRejection' }],
      });
    },
  );

  test.each([
    ['jobNotOpen', { jobState: 'closed', rejection }],
    ['reopenTooLate', { rejection: { ...rejection, at: '2025-12-01T08:59:59.000000Z' } }],
    ['alreadyApplied', { rejection, hasOtherOpenApplication: true }],
  ] as const)('DOM-01 is refused: %s', (reason, known) => {
    expect(send('rejected', { type: 'application.reopen' }, known)).toEqual(refused(reason));
  });

  test('DOM-01 is possible on the ninetieth day to the second', () => {
    const at = '2025-12-01T09:00:00.000000Z';
    expect(send('rejected', { type: 'application.reopen' }, { rejection: { ...rejection, at } })).toEqual(
      led('approved'),
    );
  });
});

describe('recruiting', () => {
  const recruit = { type: 'application.recruit', startsOn: '2026-04-01' } as const;

  test('DOM-01 counts the hire', () => {
    expect(send('approved', recruit)).toEqual({
      kind: 'accepted',
      regions: { offer: 'none' },
      state: 'recruited',
      effects: [
        { type: 'storeHire', params: { startsOn: '2026-04-01' } },
        { type: 'countHire' },
        { type: 'announceHire' },
      ],
    });
  });

  test('DOM-01 is refused once all openings are filled', () => {
    expect(send('approved', recruit, { filled: 2 })).toEqual(refused('openingsFull'));
  });

  test('DOM-01 is refused without a start date', () => {
    expect(send('approved', { type: 'application.recruit', startsOn: '' })).toEqual(refused('startDateMissing'));
  });

  test('DOM-01 AUTH-12 is undone by admins alone, with an explanation, within 90 days', () => {
    const undo = { type: 'application.undoRecruit', note: 'recruited by mistake' } as const;
    expect(send('recruited', undo, { recruitedAt: now })).toMatchObject({
      state: 'approved',
      effects: [{ type: 'clearHire' }, { type: 'uncountHire' }],
    });
    expect(send('recruited', undo, { recruitedAt: now }, editor)).toEqual(refused('notPermitted'));
    expect(send('recruited', undo, { recruitedAt: '2025-11-01T09:00:00Z' })).toEqual(refused('undoTooLate'));
    expect(send('recruited', { ...undo, note: 'oops' }, { recruitedAt: now })).toEqual(refused('noteTooShort'));
    expect(send('recruited', { ...undo, note: 'x'.repeat(501) }, { recruitedAt: now })).toEqual(refused('noteTooLong'));
  });
});

test('DOM-01 an approved candidate does not return to review once the offer is accepted', () => {
  expect(send('approved', { type: 'application.returnToReview' })).toEqual(led('in-progress'));
  expect(send('approved', { type: 'application.returnToReview' }, { offerState: 'accepted' })).toEqual(
    refused('offerAccepted'),
  );
});

test('DOM-01 a candidate is approved from both statuses before it', () => {
  expect(send('pending', { type: 'application.approve' })).toEqual(led('approved'));
  expect(send('in-progress', { type: 'application.approve' })).toEqual(led('approved'));
});

test('DOM-01 who is not yet judged by as many colleagues as the post asks for is not approved', () => {
  for (const state of ['pending', 'in-progress']) {
    const approve = (scorecards: number) =>
      send(state, { type: 'application.approve' }, { scorecards, scorecardsNeeded: 2 });
    expect(approve(1)).toEqual(refused('scorecardMissing'));
    expect(approve(2)).toEqual(led('approved'));
  }
  const known = { ...input, scorecardsNeeded: 1 };
  expect(availableEvents(candidateStatus, { state: 'pending', input: known, can: editor })).toContainEqual({
    type: 'application.approve',
    isAvailable: false,
    reason: 'scorecardMissing',
  });
});

test.each([
  ['startNotInFuture', { isPast: true, clash: null }],
  ['staffBusy', { isPast: false, clash: 'staff' }],
  ['seekerBusy', { isPast: false, clash: 'seeker' }],
] as const)('DOM-03 inviting several candidates at once is refused for each by itself: %s', (reason, meeting) => {
  const invite = candidateStatus.samples['application.inviteToInterview'](input) as ApplicationEvent;
  expect(send('pending', invite, { meeting })).toEqual(refused(reason));
  expect(send('pending', invite, { meeting: { isPast: false, clash: null } })).toEqual(led('pending'));
});

test('DOM-01 every event says whether it is available, and why not, before its form is filled in', () => {
  expect(availableEvents(candidateStatus, { state: 'approved', input: { ...input, filled: 2 }, can: editor })).toEqual([
    { type: 'application.startReview', isAvailable: false, reason: 'wrongState' },
    { type: 'application.approve', isAvailable: false, reason: 'wrongState' },
    { type: 'application.recruit', isAvailable: false, reason: 'openingsFull' },
    { type: 'application.reject', isAvailable: true },
    { type: 'application.withdraw', isAvailable: true },
    { type: 'application.returnToReview', isAvailable: true },
    { type: 'application.reopen', isAvailable: false, reason: 'wrongState' },
    { type: 'application.undoRecruit', isAvailable: false, reason: 'notPermitted' },
    { type: 'application.inviteToInterview', isAvailable: true },
    { type: 'application.moveToJob', isAvailable: true },
    { type: 'application.draftOffer', isAvailable: true },
    ...['sendOffer', 'acceptOffer', 'declineOffer', 'withdrawOffer'].map((name) => ({
      type: `application.${name}`,
      isAvailable: false,
      reason: 'wrongState',
    })),
    { type: 'application.email', isAvailable: true },
    { type: 'application.assign', isAvailable: true },
    { type: 'application.rate', isAvailable: true },
    { type: 'application.tag', isAvailable: true },
    { type: 'application.noteContact', isAvailable: true },
  ]);
});

test('DOM-01 an unknown state is an error, never a silent refusal', () => {
  expect(() => send('shortlisted', { type: 'application.approve' })).toThrow('"shortlisted" is not a state');
});
