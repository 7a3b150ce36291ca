import type { LocalizedText } from '@diwan/api-contract/values/text/localized-text';
import type { AuditPerson } from '../audit/personal/personal.ts';
import { findRow } from '../crud/lists/repository.ts';
import { personOf } from '../crud/writes/person-of.ts';
import type { Tx } from '../db/database.ts';
import { problemOf } from '../http/problems/problems.ts';
import type { Actor } from '../http/requests/actor.ts';
import { resourceAt } from './index.ts';

/** What a note or a document belongs to. */
export interface Subject {
  path: string;
  id: string;
  label: LocalizedText;
  person: AuditPerson | null;
}

/** The record that a note or a document belongs to, for somebody who may read records of its resource; nobody else gets further. */
export async function subjectOf(tx: Tx, actor: Actor, path: string, id: string): Promise<Subject> {
  const resource = resourceAt(path);
  if (!actor.can(resource.contract.may.read)) throw problemOf('forbidden', { reason: 'notPermitted' });
  const row = await findRow(resource.table, tx, id);
  if (!row) throw problemOf('notFound');
  return { path, id, label: resource.label(row), person: personOf(resource, row) };
}

/** Lets only those who may change a resource's records change what belongs to them. */
export function expectWriter(actor: Actor, path: string): void {
  if (!actor.can(resourceAt(path).contract.may.write)) throw problemOf('forbidden', { reason: 'notPermitted' });
}
