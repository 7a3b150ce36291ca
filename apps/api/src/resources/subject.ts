import { findRow } from '../crud/lists/repository.ts';
import type { Tx } from '../db/database.ts';
import { problemOf } from '../http/problems/problems.ts';
import type { Actor } from '../http/requests/actor.ts';
import { resourceAt } from './index.ts';

/** The record that a note or a document belongs to, for somebody who may read records of its resource; nobody else gets further. */
export async function subjectOf(tx: Tx, actor: Actor, path: string, id: string) {
  const resource = resourceAt(path);
  if (!actor.can(resource.contract.may.read)) throw problemOf('forbidden', { reason: 'notPermitted' });
  const row = await findRow(resource.table, tx, id);
  if (!row) throw problemOf('notFound');
  return { path, id, label: resource.label(row) };
}

/** Lets only those who may change a resource's records change what belongs to them. */
export function expectWriter(actor: Actor, path: string): void {
  if (!actor.can(resourceAt(path).contract.may.write)) throw problemOf('forbidden', { reason: 'notPermitted' });
}
