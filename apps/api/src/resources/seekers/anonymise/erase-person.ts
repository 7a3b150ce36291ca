import { eq, type SQL, sql } from 'drizzle-orm';
import { erasePersonal } from '#audit/personal/erase.ts';
import type { Row, Writer } from '#crud/definition.ts';
import { countUses } from '#crud/writes/usage.ts';
import { usesOf } from '#crud/writes/uses-of.ts';
import { draftOf, removeRow } from '#crud/writes/write.ts';
import { applicationsTable as applications } from '#resources/applications/table.ts';
import { giveSeatBack } from '#resources/event-registrations/give-back.ts';
import { eventRegistrationsTable as registrations } from '#resources/event-registrations/table.ts';
import { examAttemptsTable as attempts } from '#resources/exam-attempts/table.ts';
import { ordersTable as orders } from '#resources/orders/table.ts';
import { talentListEntriesTable as entries } from '#resources/talent-list-entries/table.ts';
import type { seekersTable } from '../table.ts';
import { blankColumns } from './blank.ts';
import { eraseApplications } from './erase-applications.ts';
import { eraseMails } from './erase-mails.ts';
import { eraseMentions } from './erase-mentions.ts';
import { eraseParts } from './erase-parts.ts';
import { eraseWritten } from './erase-written.ts';
import type { Leaving } from './leaving.ts';
import { wordsOf } from './words-of.ts';

type Seeker = Row<typeof seekersTable>;

/** Erases everything that tells who somebody was, wherever it is, and answers what is left of their profile. */
export async function erasePerson(row: Seeker, writer: Writer): Promise<ReturnType<typeof blankColumns> & Authors> {
  const { tx, resources } = writer;
  const applied = await idsOf(tx, applications, eq(applications.seekerId, row.id));
  const listed = await idsOf(tx, entries, eq(entries.seekerId, row.id));
  const registered = await idsOf(tx, registrations, eq(registrations.seekerId, row.id));
  const examined = await idsOf(tx, attempts, eq(attempts.seekerId, row.id));
  const leaving: Leaving = {
    id: row.id,
    number: row.number,
    applicationIds: applied,
    recordIds: [row.id, ...applied, ...listed, ...registered, ...examined],
    words: wordsOf(row, writer),
  };
  await eraseMails(leaving, writer);
  for (const id of listed) await removeRow(resources.talentListEntries, id, null, writer);
  for (const id of registered) await giveSeatBack(id, writer);
  // An event goes on counting who came; nobody is found at it by name any more.
  await tx
    .update(registrations)
    .set({ searchKey: sql`lower(${registrations.ticket})` })
    .where(eq(registrations.seekerId, row.id));
  // An exam goes on counting its attempts; what was written in them is gone.
  await tx
    .update(attempts)
    .set({
      searchKey: sql`lower(${attempts.number})`,
      voidNote: null,
      answers: sql`(select coalesce(jsonb_agg(case when each -> 'given' ? 'text' then each || '{"given": null, "note": null}'
        else each || '{"note": null}' end order by place), '[]') from jsonb_array_elements(${attempts.answers}) with ordinality as given(each, place))`,
    })
    .where(eq(attempts.seekerId, row.id));
  // An order goes on saying what was paid for what; what its customer wrote, and where they live, is gone.
  await tx
    .update(orders)
    .set({
      address: null,
      customerNote: null,
      cancelNote: null,
      refundIban: null,
      dispute: sql`jsonb_set(${orders.dispute}, '{text}', '""')`,
    })
    .where(eq(orders.seekerId, row.id));
  const written = await eraseWritten(leaving, writer);
  await eraseParts({ ...leaving, recordIds: [...leaving.recordIds, ...written] }, writer);
  const blank = blankColumns(row);
  const draft = draftOf(resources.seekers, row);
  const uses = (of: Record<string, unknown>) => usesOf(resources.seekers, of, resources);
  await countUses(uses(draft), uses({ ...draft, ...blank }), writer);
  await eraseApplications(leaving, blank, writer);
  await eraseMentions(leaving, writer);
  const { id, number, words } = leaving;
  await erasePersonal(tx, { person: { id, alias: { ar: number } }, words, actor: writer.actor });
  return { ...blank, createdBy: unnamed(row.createdBy, leaving), updatedBy: unnamed(row.updatedBy, leaving) };
}

type Authors = Pick<Seeker, 'createdBy' | 'updatedBy'>;

const unnamed = (author: Seeker['createdBy'], { id, number }: Leaving) =>
  author.id === id ? { ...author, name: number } : author;

async function idsOf(
  tx: Writer['tx'],
  table: typeof applications | typeof entries | typeof registrations | typeof attempts,
  where: SQL,
): Promise<string[]> {
  const rows = await tx.select({ id: table.id }).from(table).where(where).orderBy(table.id).for('update');
  return rows.map(({ id }) => id);
}
