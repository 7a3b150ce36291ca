import { eq } from 'drizzle-orm';
import type { Writer } from '#crud/definition.ts';
import { problemOf } from '#http/problems/problems.ts';
import { employersTable } from '../employers/table.ts';
import { seekersTable } from '../seekers/table.ts';
import { talentListsTable as lists } from '../talent-lists/table.ts';
import { talentListEntrySearchKey } from './search-key.ts';

/** Says of a field why it can't be so. */
export const refused = (path: string, code: string) => problemOf('invalid', { errors: [{ path, code }] });

/** Keeps a shortlist as it is until the write is over, and its employer, whose views are counted. */
export async function lockListAndEmployer(
  { listId, employerId }: { listId: string; employerId: string },
  { tx }: Writer,
): Promise<void> {
  await tx.select({ id: lists.id }).from(lists).where(eq(lists.id, listId)).for('share');
  const { id } = employersTable;
  await tx.select({ id }).from(employersTable).where(eq(id, employerId)).for('no key update');
}

/** Nobody comes onto a shortlist that is archived. */
export async function expectOpen(id: string, { tx }: Writer): Promise<void> {
  const [list] = await tx.select({ state: lists.state }).from(lists).where(eq(lists.id, id)).for('share');
  if (!list) throw refused('listId', 'invalidChoice');
  if (list.state === 'archived') throw refused('listId', 'listArchived');
}

/** What follows from the shortlist and from who is on it. */
export async function entryKeys(
  { listId, seekerId }: { listId: string; seekerId: string },
  number: string,
  { tx }: Writer,
) {
  const { name, headline, number: seekerNumber } = seekersTable;
  const [list] = await tx
    .select({ employerId: lists.employerId, blocked: employersTable.blockedSeekerIds })
    .from(lists)
    .innerJoin(employersTable, eq(employersTable.id, lists.employerId))
    .where(eq(lists.id, listId));
  const found = tx.select({ name, headline, number: seekerNumber }).from(seekersTable);
  const [seeker] = await found.where(eq(seekersTable.id, seekerId));
  if (!list) throw refused('listId', 'invalidChoice');
  if (!seeker) throw refused('seekerId', 'invalidChoice');
  if (list.blocked.some(({ id }) => id === seekerId)) throw refused('seekerId', 'blockedByEmployer');
  return { employerId: list.employerId, searchKey: talentListEntrySearchKey({ number }, seeker) };
}
