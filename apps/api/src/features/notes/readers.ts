import type { NoteDraft } from '@diwan/api-contract/endpoints/notes';
import { and, eq, inArray, isNotNull, or, type SQL, sql } from 'drizzle-orm';
import { findRow } from '#crud/lists/repository.ts';
import type { Tx } from '#db/database.ts';
import { staff } from '#db/schema/identity.ts';
import { type NoteRow, recordNotesTable as notes } from '#db/schema/notes.ts';
import { problemOf } from '#http/problems/problems.ts';
import { resourceAt } from '#resources/index.ts';

/** Those who look after a record: whoever it is assigned to, and its resource's team where it has one. */
export async function teamOf({ resource: path, recordId }: Pick<NoteRow, 'resource' | 'recordId'>, tx: Tx) {
  const resource = resourceAt(path);
  const row = await findRow(resource.table, tx, recordId);
  const team: (string | null | undefined)[] = row
    ? [row.assignee?.id, ...((await resource.team?.(row, tx)) ?? [])]
    : [];
  return new Set(team.filter((id): id is string => typeof id === 'string'));
}

/** The notes of a record that somebody may read. */
export async function readableBy(actorId: string, of: Pick<NoteRow, 'resource' | 'recordId'>, tx: Tx): Promise<SQL> {
  const isOnTeam = (await teamOf(of, tx)).has(actorId);
  return or(
    inArray(notes.visibility, isOnTeam ? ['staff', 'team'] : ['staff']),
    eq(sql`${notes.author} ->> 'id'`, actorId),
    sql`${notes.mentions} @> ${JSON.stringify([{ id: actorId }])}::jsonb`,
  )!;
}

/** Keeps of some people those who may read a note. */
export async function readersAmong(people: readonly (string | undefined)[], note: NoteRow, tx: Tx) {
  if (note.visibility === 'staff') return people;
  const allowed = new Set(note.mentions.map(({ id }) => id));
  if (note.visibility === 'team') for (const id of await teamOf(note, tx)) allowed.add(id);
  return people.filter((id) => id !== undefined && allowed.has(id));
}

/** Those whom a note mentions, by name; each must work here, and a note for its author alone mentions nobody. */
export async function mentioned({ mentions: ids, visibility }: Pick<NoteDraft, 'mentions' | 'visibility'>, tx: Tx) {
  if (ids.length === 0) return [];
  if (visibility === 'me') throw problemOf('invalid', { errors: [{ path: 'mentions', code: 'onlyForMe' }] });
  const isHere = and(inArray(staff.id, [...ids]), eq(staff.state, 'active'), isNotNull(staff.role));
  const found = await tx.select({ id: staff.id, name: staff.name }).from(staff).where(isHere);
  if (found.length < new Set(ids).size)
    throw problemOf('invalid', { errors: [{ path: 'mentions', code: 'unknownReference' }] });
  return found;
}
