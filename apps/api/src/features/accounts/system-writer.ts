import type { Writer } from '#crud/definition.ts';
import type { Tx } from '#db/database.ts';
import type { AppDeps } from '#deps.ts';
import { theSystem } from '#workflows/apply-event.ts';

/** What follows from somebody's own doing on a page without a session is written by the system. */
export const systemWriter = ({ clock, keys, resources }: AppDeps, tx: Tx, request: Writer['request']): Writer => ({
  tx,
  now: clock().toISOString(),
  actor: theSystem,
  can: theSystem.can,
  request,
  resources,
  sealing: keys.sealing,
  followUps: [],
});
