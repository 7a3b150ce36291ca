import type { Application, ApplicationEvent } from '@diwan/api-contract/resources/applications';
import { type CandidateStatus, candidateStatuses } from '@diwan/api-contract/values/records/application';
import { evaluate } from '../workflow.ts';
import { type CandidateInput, candidateStatus } from './candidate-status.workflow.ts';

/** A status to which a candidate could go by one event, or why not. */
export interface CandidateMove {
  to: CandidateStatus;
  /** Null where no event leads there from the candidate's status. */
  event: ApplicationEvent['type'] | null;
  isAvailable: boolean;
  /** The workflow's reason, `noStep`, or `reopensElsewhere`. */
  reason?: string;
}

type Decided = Pick<Application, 'state' | 'availableEvents'> & {
  rejection: Pick<NonNullable<Application['rejection']>, 'from'> | null;
};

/** What staff do by their own decision; a candidate withdraws for reasons of their own. */
const decisions: readonly ApplicationEvent['type'][] = [
  'application.startReview',
  'application.approve',
  'application.reject',
  'application.recruit',
  'application.returnToReview',
  'application.reopen',
  'application.undoRecruit',
];

const now = '2026-01-01T00:00:00.000Z';
/** Input that stand in nobody's way: so the machine itself says where an event leads. */
const unhindered: CandidateInput = {
  now,
  jobState: 'published',
  openings: 1,
  filled: 0,
  offerState: 'none',
  offerDueAt: null,
  hasOtherOpenApplication: false,
  hasCv: true,
  isBlocked: false,
  scorecards: 0,
  scorecardsNeeded: 0,
  rejection: null,
  recruitedAt: now,
  isAddressRefused: false,
  limits: { applicationReopenDays: 1, hireUndoDays: 1 },
};

/** For every other status: the event that leads a candidate there, and whether the record lets it be sent. */
export function candidateMoves({ state, availableEvents, rejection }: Decided): CandidateMove[] {
  const input = { ...unhindered, rejection: rejection && { from: rejection.from, at: now } };
  const led = decisions.flatMap((event) => {
    const sample = candidateStatus.samples[event](input) as ApplicationEvent;
    const verdict = evaluate(candidateStatus, { state, input, can: () => true }, sample);
    return verdict.kind === 'accepted' ? [{ event, to: verdict.state as CandidateStatus }] : [];
  });
  return candidateStatuses
    .filter((to) => to !== state)
    .map((to) => {
      const event = led.find((one) => one.to === to)?.event;
      if (!event) return { to, event: null, isAvailable: false, reason: noWay(state, to) };
      const known = availableEvents.find(({ type }) => type === event);
      if (known?.isAvailable) return { to, event, isAvailable: true };
      return { to, event, isAvailable: false, reason: known?.reason ?? 'wrongState' };
    });
}

function noWay(from: CandidateStatus, to: CandidateStatus): string {
  return from === 'rejected' && to !== 'recruited' ? 'reopensElsewhere' : 'noStep';
}
