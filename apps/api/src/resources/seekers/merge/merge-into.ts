import type { SeekerMerge } from '@diwan/machines/workflows/seeker/seeker.workflow';
import { messages as ar } from '@diwan/messages/seekers/ar';
import { messages as en } from '@diwan/messages/seekers/en';
import { eq } from 'drizzle-orm';
import { differences } from '#audit/diff.ts';
import { erasePersonal } from '#audit/personal/erase.ts';
import type { Row, Writer } from '#crud/definition.ts';
import { findRow } from '#crud/lists/repository.ts';
import { redirect } from '#crud/merge/redirects.ts';
import { repoint } from '#crud/merge/repoint.ts';
import { announce } from '#crud/writes/announce.ts';
import { countUses } from '#crud/writes/usage.ts';
import { usesOf } from '#crud/writes/uses-of.ts';
import { draftOf, editRow, updateRow } from '#crud/writes/write.ts';
import { rematchAll } from '#resources/applications/match/rematch.ts';
import { renameApplications } from '#resources/applications/rename.ts';
import { blankColumns } from '../anonymise/blank.ts';
import { wordsOf } from '../anonymise/words-of.ts';
import { seekersTable as seekers } from '../table.ts';
import { chosenOf } from './chosen.ts';
import { endDoubles } from './doubles.ts';
import { keepOtherCv, releaseFiles } from './files.ts';
import { takenOver } from './taken-over.ts';

type Seeker = Row<typeof seekers>;

const nobody = { ar: ar.merged, en: en.merged };

/** Makes a record one with an older one of the same person, and answers what is left of it: its number, and where it leads. */
export async function mergeInto(row: Seeker, wish: SeekerMerge, writer: Writer): Promise<Partial<Seeker>> {
  const { tx, resources, actor } = writer;
  const resource = resources.seekers;
  const merge = { from: row.id, to: wish.into };
  const before = (await findRow(resource.table, tx, wish.into))!;
  await endDoubles(merge, writer);

  const blank = { ...blankColumns(row, nobody), applicationsCount: 0 };
  await tx.update(seekers).set(blank).where(eq(seekers.id, row.id));
  const uses = (of: Record<string, unknown>) => usesOf(resource, of, resources);
  const draft = draftOf(resource, row);
  await countUses(uses(draft), uses({ ...draft, ...blank }), writer);
  await releaseFiles(row.id, writer);
  await repoint(resource, merge, writer);
  await redirect(resource, merge, writer);

  const patch = chosenOf(before as Seeker, row, wish, writer.sealing);
  const edited = await editRow(resource, { id: wish.into, version: wish.intoVersion, patch }, writer);
  const beside = takenOver(before as Seeker, row, wish);
  const kept = await updateRow(resource, edited, beside, writer);
  const diff = differences({ consents: before.consents }, { consents: kept.consents });
  if (diff.length > 0) await announce(resource, kept, 'record.changed', writer, { diff });
  await keepOtherCv({ before: before as Seeker, kept: kept as Seeker, merged: row }, writer);
  await renameApplications(kept as Seeker, kept as Seeker, writer);
  await rematchAll(tx, 'seekerId', [kept.id]);

  const left = new Set(wordsOf(kept as Seeker, writer));
  const words = wordsOf(row, writer).filter((word) => !left.has(word));
  await erasePersonal(tx, { person: { id: row.id, alias: { ar: row.number } }, words, actor });
  const event = { type: 'seeker.absorb', reason: 'duplicate', note: row.number };
  writer.followUps.push({ resource: 'seekers', id: wish.into, event, isBySystem: true });
  return blank;
}
