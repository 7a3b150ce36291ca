import { fieldsOf } from '@diwan/api-contract/kinds/fields-of';
import { filesIn, type NamedFile } from '@diwan/api-contract/kinds/files-in';
import { and, eq } from 'drizzle-orm';
import { fieldFilesTable as files } from '#db/schema/field-files.ts';
import { problemOf } from '#http/problems/problems.ts';
import type { AnyResource, Writer } from '../definition.ts';
import { idIn } from '../lists/clauses.ts';

type Draft = Readonly<Record<string, unknown>>;

const nameOf = ({ id, field }: NamedFile) => `${id} ${field}`;

/**
 * Gives a record the files that its draft names now, and sets free those that it named before; one that is unknown, refused by
 * the scanner, of another field, of another record or uploaded by somebody else is an error at its field.
 */
export async function claimFiles(
  { contract }: AnyResource,
  record: string,
  { before, after }: { before: Draft; after: Draft },
  { tx, actor, now }: Writer,
): Promise<void> {
  const fields = fieldsOf(contract.draft);
  const [had, named] = [filesIn(fields, before), filesIn(fields, after)];
  const known = new Set(had.map(nameOf));
  const kept = new Set(named.map(nameOf));
  const added = named.filter((file) => !known.has(nameOf(file)));
  const dropped = had.filter((file) => !kept.has(nameOf(file)));

  if (dropped.length > 0) {
    const ids = dropped.map(({ id }) => id);
    const free = { recordId: null, heldBy: actor.id, freeSince: now };
    await tx
      .update(files)
      .set(free)
      .where(and(idIn(files.id, ids), eq(files.recordId, record)));
  }
  if (added.length === 0) return;

  const ids = added.map(({ id }) => id);
  const locked = await tx.select().from(files).where(idIn(files.id, ids)).orderBy(files.id).for('update');
  const free = new Map(
    locked
      .filter(({ resource, recordId, heldBy, scan }) => {
        const isFree = resource === contract.path && recordId === null && heldBy === actor.id;
        return isFree && scan !== 'rejected';
      })
      .map(({ id, field }) => [id, field]),
  );
  const errors = added
    .filter((file, index) => free.get(file.id) !== file.field || ids.indexOf(file.id) !== index)
    .map(({ path }) => ({ path, code: 'fileGone' }));
  if (errors.length > 0) throw problemOf('invalid', { errors });
  await tx.update(files).set({ recordId: record, freeSince: null }).where(idIn(files.id, ids));
}
