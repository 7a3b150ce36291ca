import type { SnapshotFrom } from 'xstate';
import type { connectionMachine } from './connection.machine.ts';

type ConnectionSnapshot = SnapshotFrom<typeof connectionMachine>;

export const isServerUnreachable = (snapshot: ConnectionSnapshot) => snapshot.hasTag('unreachable');
export const isRealtimeLost = (snapshot: ConnectionSnapshot) => snapshot.hasTag('realtimeLost');
export const isOutdated = (snapshot: ConnectionSnapshot) => snapshot.hasTag('outdated');
