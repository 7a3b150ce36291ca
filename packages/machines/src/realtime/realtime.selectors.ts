import type { SnapshotFrom } from 'xstate';
import type { realtimeMachine } from './realtime.machine.ts';

export type RealtimeStatus = 'connecting' | 'connected' | 'unreachable';

const failuresUntilUnreachable = 2;

/** What staff are told of the connection: a failure or two are nobody's business. */
export function realtimeStatus(snapshot: SnapshotFrom<typeof realtimeMachine>): RealtimeStatus {
  if (snapshot.matches({ held: 'connected' })) return 'connected';
  return snapshot.context.failures > failuresUntilUnreachable ? 'unreachable' : 'connecting';
}
