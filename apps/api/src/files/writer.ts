import type { Actor } from '../http/actor.ts';
import { problemOf } from '../http/problems.ts';
import { resourceAt } from '../resources/every-resource.ts';

/** Lets only those who may change a resource's records change their documents. */
export function expectWriter(actor: Actor, path: string): void {
  if (!actor.can(resourceAt(path).contract.may.write)) throw problemOf('forbidden', { reason: 'notPermitted' });
}
