import type { ActorRef } from '@diwan/api-contract/schema';
import { staffActors } from '#seeding/people-who-act.ts';
import type { PlannedAdjustment } from './adjustments.ts';

/** Who has proposed an adjustment, and who has decided about it: the first of them alone may pay. */
export function proposedBy(
  { state }: PlannedAdjustment,
  index: number,
): { proposer: ActorRef; decider: Colleague | null } {
  const [payer, ...others] = staffActors;
  const isDecided = state === 'approved' || state === 'rejected';
  const proposers = isDecided ? others : staffActors;
  return {
    proposer: proposers[index % proposers.length]!,
    decider: isDecided ? { id: payer!.id, name: payer!.name } : null,
  };
}

interface Colleague {
  id: string;
  name: string;
}
