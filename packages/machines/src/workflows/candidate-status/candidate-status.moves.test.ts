import { type Capability, hasCapability } from '@diwan/api-contract/capabilities';
import type { ApplicationEvent } from '@diwan/api-contract/resources/applications';
import { candidateStatuses } from '@diwan/api-contract/values/records/application';
import { jobPostStates } from '@diwan/api-contract/values/records/job-post';
import { roles } from '@diwan/api-contract/values/staff';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { availableEvents, evaluate } from '../workflow.ts';
import { candidateMoves } from './candidate-status.moves.ts';
import { type CandidateInput, candidateStatus } from './candidate-status.workflow.ts';

const now = '2026-03-01T09:00:00.000Z';
const instant = fc.constantFrom('2025-11-01T09:00:00.000Z', '2026-02-20T09:00:00.000Z', now);
const few = fc.integer({ min: 0, max: 2 });
const input: fc.Arbitrary<CandidateInput> = fc.record({
  now: fc.constant(now),
  jobState: fc.constantFrom(...jobPostStates),
  openings: few,
  filled: few,
  offerState: fc.constantFrom('none' as const, 'sent' as const, 'accepted' as const),
  offerDueAt: fc.constant(null),
  hasOtherOpenApplication: fc.boolean(),
  hasCv: fc.boolean(),
  isBlocked: fc.boolean(),
  scorecards: few,
  scorecardsNeeded: few,
  rejection: fc.option(
    fc.record({
      from: fc.constantFrom('pending' as const, 'in-progress' as const, 'approved' as const),
      at: instant,
    }),
  ),
  recruitedAt: fc.option(instant),
  isAddressRefused: fc.boolean(),
  limits: fc.constant({ applicationReopenDays: 90, hireUndoDays: 90 }),
});

test('DOM-01 T105 the board offers exactly what the machine accepts, for every status, record and role', () => {
  const types = Object.keys(candidateStatus.may) as ApplicationEvent['type'][];
  const subject = fc.tuple(fc.constantFrom(...candidateStatuses), input, fc.constantFrom(...roles));
  const offered = new Map<string, number>();
  fc.assert(
    fc.property(subject, ([state, known, role]) => {
      const rejection = state === 'rejected' ? (known.rejection ?? { from: 'pending', at: now }) : null;
      const record = { state, input: { ...known, rejection }, can: (one: Capability) => hasCapability(role, one) };
      const send = (type: ApplicationEvent['type']) =>
        evaluate(candidateStatus, record, candidateStatus.samples[type](record.input) as ApplicationEvent);
      const moves = candidateMoves({ state, availableEvents: availableEvents(candidateStatus, record), rejection });

      expect(moves.map(({ to }) => to)).toEqual(candidateStatuses.filter((one) => one !== state));
      for (const { to, event, isAvailable, reason } of moves) {
        if (event) {
          const verdict = send(event);
          expect(isAvailable).toBe(verdict.kind === 'accepted');
          if (verdict.kind === 'accepted') expect(verdict.state).toBe(to);
          else expect(reason).toBe(verdict.reason);
          offered.set(`${state} ${to} ${isAvailable}`, 1);
        } else expect([isAvailable, reason]).toEqual([false, expect.stringMatching(/^(noStep|reopensElsewhere)$/)]);
      }
      const reachable = types
        .filter((type) => type !== 'application.withdraw' && type !== 'application.moveToJob')
        .flatMap((type) => {
          const verdict = send(type);
          return verdict.kind === 'accepted' && verdict.state !== state ? [verdict.state] : [];
        });
      const available = moves.filter((move) => move.isAvailable).map(({ to }) => to as string);
      expect(available.toSorted()).toEqual([...new Set(reachable)].toSorted());
    }),
    { numRuns: process.env.TEST_LONG ? 50_000 : 4_000 },
  );
  for (const way of ['pending in-progress', 'approved recruited', 'rejected approved', 'recruited approved'])
    expect(offered.get(`${way} true`), way).toBe(1);
});

test('DOM-01 a candidate who was rejected goes back to where they were, and nowhere else', () => {
  const events = [{ type: 'application.reopen', isAvailable: true }];
  const moves = candidateMoves({ state: 'rejected', availableEvents: events, rejection: { from: 'in-progress' } });
  expect(moves).toEqual([
    { to: 'pending', event: null, isAvailable: false, reason: 'reopensElsewhere' },
    { to: 'in-progress', event: 'application.reopen', isAvailable: true },
    { to: 'approved', event: null, isAvailable: false, reason: 'reopensElsewhere' },
    { to: 'recruited', event: null, isAvailable: false, reason: 'noStep' },
  ]);
});
