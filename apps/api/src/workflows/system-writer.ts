import type { Writer } from '#crud/definition.ts';
import type { Tx } from '#db/database.ts';
import type { Sealing } from '#keys/sealing.ts';
import { theSystem } from './apply-event.ts';

interface Deps {
  clock: () => Date;
  keys: { sealing: Sealing };
  resources: Writer['resources'];
}

/** What follows by itself, or from somebody's own doing on a page without a session, is written by the system. */
export const systemWriter = ({ clock, keys, resources }: Deps, tx: Tx, request: Writer['request'] = null): Writer => ({
  tx,
  now: clock().toISOString(),
  actor: theSystem,
  can: theSystem.can,
  request,
  resources,
  sealing: keys.sealing,
  followUps: [],
});
