import type { SnapshotFrom } from 'xstate';
import type { bulkFollowMachine } from './bulk-follow.machine.ts';
import type { Steering } from './bulk-follow.types.ts';

type FollowSnapshot = SnapshotFrom<typeof bulkFollowMachine>;

/** How many rows were reached; those left out never were. */
export const settledCount = ({ context: { operation } }: FollowSnapshot) =>
  operation ? operation.total - operation.counts.pending - operation.counts.skipped : 0;

/** Whether a steering is possible now, as the server's workflow told. */
export const canSteer = ({ context: { operation } }: FollowSnapshot, steering: Steering) =>
  operation?.availableEvents.some(({ type, isAvailable }) => type === steering && isAvailable) ?? false;
