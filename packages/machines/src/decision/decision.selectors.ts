import type { SnapshotFrom } from 'xstate';
import type { decisionMachine } from './decision.machine.ts';

type DecisionSnapshot = SnapshotFrom<typeof decisionMachine>;

export const isSendingDecision = (snapshot: DecisionSnapshot) => snapshot.hasTag('busy');
/** The message key of why the decision was not taken, or null. */
export const decisionReason = ({ context }: DecisionSnapshot) => context.reason;
/** The record as another person left it while this one was deciding. */
export const decidedByOther = (snapshot: DecisionSnapshot) =>
  snapshot.matches('stale') ? snapshot.context.record : null;
