import type { LocalizedText } from '@diwan/api-contract/values/text/localized-text';
import type { AuditPerson } from '../audit/personal/personal.ts';
import { findKept } from '../crud/merge/find-kept.ts';
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

/** The record that a note or a document belongs to, of one that was merged the one that is left, for somebody who may read records of its resource; nobody else gets further. */
export async function subjectOf(tx: Tx, actor: Pick<Actor, 'can'>, path: string, id: string): Promise<Subject> {
  const resource = resourceAt(path);
  if (!actor.can(resource.contract.may.read)) throw problemOf('forbidden', { reason: 'notPermitted' });
  const row = await findKept(resource, tx, id);
  if (!row) throw problemOf('notFound');
  return { path, id: row.id as string, label: resource.label(row), person: personOf(resource, row) };
}

/** The same, where the content of one of its files is asked for. */
export async function openSubjectOf(
  tx: Tx,
  actor: Pick<Actor, 'can' | 'id'>,
  { resource: path, recordId }: { resource: string; recordId: string },
  now: string,
): Promise<Subject> {
  const subject = await subjectOf(tx, actor, path, recordId);
  const resource = resourceAt(path);
  const row = resource.expectFilesOpen && (await findKept(resource, tx, subject.id));
  if (row) await resource.expectFilesOpen!(row, { tx, now, staffId: actor.id });
  return subject;
}

/** Lets only those who may change a resource's records change what belongs to them. */
export function expectWriter(actor: Actor, path: string): void {
  if (!actor.can(resourceAt(path).contract.may.write)) throw problemOf('forbidden', { reason: 'notPermitted' });
}
