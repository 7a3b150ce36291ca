import { getTableColumns, inArray, or } from 'drizzle-orm';
import { readActivity } from '#audit/activity.ts';
import type { Reader, Row } from '#crud/definition.ts';
import type { AnyRow } from '#crud/lists/repository.ts';
import { fieldFilesTable as fieldFiles } from '#db/schema/field-files.ts';
import { recordFilesTable as documents } from '#db/schema/files.ts';
import { mailsTable as mails } from '#db/schema/mails.ts';
import { recordNotesTable as notes } from '#db/schema/notes.ts';
import type { Sealing } from '#keys/sealing.ts';
import { interviewsTable as interviews } from '#resources/applications/interviews/table.ts';
import { scorecardsTable as scorecards } from '#resources/applications/scorecards/table.ts';
import { applicationsTable as applications } from '#resources/applications/table.ts';
import type { seekersTable } from '#resources/seekers/table.ts';
import { talentListEntriesTable as entries } from '#resources/talent-list-entries/table.ts';
import { collectFurther, messagesOf } from './collect-further.ts';

type Seeker = Row<typeof seekersTable>;

/** A stored file, and where it stands among the files that are handed over. */
export interface HeldFile {
  path: string;
  key: string;
  scan: (typeof documents.$inferSelect)['scan'];
}

/** What finds or seals a value and says nothing of anybody. */
const ofTheMachine = new Set([
  'searchKey',
  'emailIndex',
  'mobileIndex',
  'nationalIdIndex',
  'nationalIdSealed',
  'lease',
  'leasedUntil',
]);
const plain = (row: AnyRow) =>
  Object.fromEntries(Object.entries(row).filter(([name, value]) => !ofTheMachine.has(name) && !Buffer.isBuffer(value)));

/** Everything that is held about a job seeker, in full. */
export async function collect(person: Seeker, sealing: Sealing, reader: Reader) {
  const { tx } = reader;
  const { id, number, state, nameAr, nameEn } = person;
  const applied = await tx
    .select()
    .from(applications)
    .where(inArray(applications.seekerId, [id]))
    .orderBy(applications.appliedAt);
  const applicationIds = applied.map((row) => row.id);
  const listed = await tx
    .select()
    .from(entries)
    .where(inArray(entries.seekerId, [id]))
    .orderBy(entries.createdAt);
  const further = await collectFurther(id, reader);
  const furtherIds = further.flatMap(({ rows }) => rows.map((row) => row.id));
  const conversed = further.find(({ resource }) => resource === 'conversations')?.rows ?? [];
  const recordIds = [id, ...applicationIds, ...listed.map((row) => row.id), ...furtherIds];
  const met = await tx
    .select()
    .from(interviews)
    .where(inArray(interviews.applicationId, applicationIds))
    .orderBy(interviews.startsAt);
  const judged = await tx
    .select()
    .from(scorecards)
    .where(inArray(scorecards.applicationId, applicationIds))
    .orderBy(scorecards.createdAt);
  const written = await tx
    .select()
    .from(mails)
    .where(or(inArray(mails.seekerId, [id]), inArray(mails.applicationId, applicationIds)))
    .orderBy(mails.createdAt);
  const noted = await tx.select().from(notes).where(inArray(notes.recordId, recordIds)).orderBy(notes.createdAt);
  const papers = await tx
    .select()
    .from(documents)
    .where(inArray(documents.recordId, recordIds))
    .orderBy(documents.createdAt);
  const { small: _, ...columns } = getTableColumns(fieldFiles);
  const attached = await tx
    .select(columns)
    .from(fieldFiles)
    .where(inArray(fieldFiles.recordId, recordIds))
    .orderBy(fieldFiles.id);
  const files = [...papers, ...attached].map(
    ({ id: file, name, key, scan }): HeldFile => ({ path: `files/${file}/${safe(name)}`, key, scan }),
  );
  const withPath = <File extends { id: string; key: string }>({ key, ...file }: File) => ({
    ...file,
    path: files.find((each) => each.key === key)!.path,
  });
  const nationalId = person.nationalIdSealed && sealing.open(person.nationalIdSealed);
  return {
    data: {
      person: { ...plain(person), number, state, nameAr, nameEn, nationalId },
      applications: applied.map(plain),
      interviews: met.map(plain),
      scorecards: judged,
      shortlists: listed.map(plain),
      notes: noted,
      documents: papers.map(withPath),
      files: attached.map(withPath),
      mails: written.map(plain),
      further: further.map(({ resource, rows }) => ({ resource, records: rows.map(plain) })),
      messages: await messagesOf(
        conversed.map((row) => row.id),
        reader,
      ),
      history: await historyOf(id, tx),
    },
    files,
  };
}
export type Collected = Awaited<ReturnType<typeof collect>>['data'];

async function historyOf(id: string, tx: Reader['tx']) {
  const all = [];
  for (let before: string | undefined; ; ) {
    const { items, next } = await readActivity(tx, 'seekers', id, before === undefined ? {} : { before });
    all.push(...items);
    if (next === null) return all;
    before = next;
  }
}

/** A name that no archive leads astray. */
const safe = (name: string) => name.replaceAll(/[\\/:*?"<>|\p{Cc}]/gu, '_').replace(/^\.+/, '_');
