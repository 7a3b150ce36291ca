import fc from 'fast-check';
import { expect, test } from 'vitest';
import { everyWorkflow } from '../every-workflow.model.ts';
import { evaluate } from '../workflow.ts';
import type { CandidateInput } from './candidate-status.input.ts';
import { candidateStatus } from './candidate-status.workflow.ts';

interface Sent {
  type: string;
  reason?: string;
  note?: string;
  startsOn?: string;
  expiresAt?: string;
}

const days = (from: string | null | undefined, to: string) =>
  from ? (Date.parse(to) - Date.parse(from)) / 86_400_000 : 0;
const lengthOf = (note = '') => note.trim().length;

/** What the specification says in words, without a chart: the first `false` condition is the reason. */
function expected(state: string, input: CandidateInput, event: Sent): string {
  const isOpen = ['pending', 'in-progress', 'approved'].includes(state);
  const isDue = input.offerDueAt !== null && input.offerDueAt <= input.now;
  const rule = (from: boolean, to: string, ...conditions: [isMet: boolean, reason: string][]) => {
    if (!from) return '! wrongState';
    const broken = conditions.find(([isMet]) => !isMet);
    return broken ? `! ${broken[1]}` : to;
  };
  const explained: [boolean, string][] = [
    [Boolean(event.reason), 'reasonMissing'],
    [event.reason !== 'other' || lengthOf(event.note) >= 10, 'noteTooShort'],
    [lengthOf(event.note) <= 500, 'noteTooLong'],
  ];
  switch (event.type) {
    case 'application.apply':
      return rule(
        state === 'new',
        'pending',
        [input.jobState === 'published', 'jobNotPublished'],
        [!input.hasOtherOpenApplication, 'alreadyApplied'],
        [!input.isBlocked, 'blockedByEmployer'],
        [input.hasCv, 'cvMissing'],
      );
    case 'application.moveToJob':
      return rule(
        isOpen,
        'pending',
        [input.offerState !== 'accepted', 'offerAccepted'],
        [!input.target?.isSame, 'sameJob'],
        [!input.target || input.target.jobState === 'published', 'targetNotPublished'],
        [!input.target?.isBlocked, 'blockedByEmployer'],
        [!input.target?.hasOpenApplication, 'alreadyThere'],
      );
    case 'application.draftOffer':
      return rule(state === 'approved' && input.offerState !== 'accepted', state, [
        event.expiresAt! > input.now,
        'offerDuePast',
      ]);
    case 'application.sendOffer':
      return rule(state === 'approved' && input.offerState === 'draft', state, [!isDue, 'offerDuePast']);
    case 'application.acceptOffer':
      return rule(isOpen && input.offerState === 'sent', state, [!isDue, 'offerOver']);
    case 'application.declineOffer':
    case 'application.expireOffer':
      return rule(isOpen && input.offerState === 'sent', state);
    case 'application.withdrawOffer':
      return rule(isOpen && ['draft', 'sent', 'accepted'].includes(input.offerState), state);
    case 'application.email':
      return rule(state !== 'new', state, [!input.isAddressRefused, 'addressRefused']);
    case 'application.assign':
    case 'application.rate':
    case 'application.tag':
    case 'application.noteContact':
      return rule(state !== 'new', state);
    case 'application.startReview':
      return rule(state === 'pending', 'in-progress');
    case 'application.approve':
      return rule(['pending', 'in-progress'].includes(state), 'approved', [
        input.scorecards >= input.scorecardsNeeded,
        'scorecardMissing',
      ]);
    case 'application.inviteToInterview':
      return rule(
        isOpen,
        state,
        [!input.meeting?.isPast, 'startNotInFuture'],
        [input.meeting?.clash !== 'staff', 'staffBusy'],
        [input.meeting?.clash !== 'seeker', 'seekerBusy'],
      );
    case 'application.reject':
    case 'application.withdraw':
      return rule(isOpen, 'rejected', ...explained);
    case 'application.returnToReview':
      return rule(state === 'approved', 'in-progress', [input.offerState !== 'accepted', 'offerAccepted']);
    case 'application.recruit':
      return rule(
        state === 'approved',
        'recruited',
        [input.filled < input.openings, 'openingsFull'],
        [input.offerState !== 'draft' && input.offerState !== 'sent', 'offerNotAccepted'],
        [Boolean(event.startsOn), 'startDateMissing'],
      );
    case 'application.reopen': {
      const from = input.rejection?.from;
      return rule(
        state === 'rejected',
        from === 'approved' || from === 'in-progress' ? from : 'pending',
        [['published', 'paused'].includes(input.jobState), 'jobNotOpen'],
        [days(input.rejection?.at, input.now) <= 90, 'reopenTooLate'],
        [!input.hasOtherOpenApplication, 'alreadyApplied'],
      );
    }
    default:
      return rule(
        state === 'recruited',
        'approved',
        [days(input.recruitedAt, input.now) <= 90, 'undoTooLate'],
        [lengthOf(event.note) >= 10, 'noteTooShort'],
        [lengthOf(event.note) <= 500, 'noteTooLong'],
      );
  }
}

test('DOM-01 T106 a candidate goes where the rules say in plain words, in any sequence', () => {
  const { input, payload, table } = everyWorkflow.find(({ id }) => id === 'candidate-status')!;
  const types = Object.keys(table);
  const step = fc.tuple(input, fc.constantFrom(...types), payload);
  fc.assert(
    fc.property(fc.array(step, { minLength: 1, maxLength: 50 }), (steps) => {
      let state = 'new';
      for (const [known, type, rest] of steps) {
        const event = { ...rest, type } as Sent;
        const subject = { state, input: known as CandidateInput, can: () => true, isSystem: true };
        const verdict = evaluate(candidateStatus, subject, event as never);
        const said = verdict.kind === 'accepted' ? verdict.state : `! ${verdict.reason}`;
        expect(said, `${state} × ${type}`).toBe(expected(state, known as CandidateInput, event));
        if (verdict.kind === 'accepted') state = verdict.state;
      }
    }),
    { numRuns: process.env.TEST_LONG ? 10_000 : 300 },
  );
});
