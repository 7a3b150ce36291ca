import type { JobPostDraft } from '@diwan/api-contract/resources/job-posts';
import type { PicturedRef } from '@diwan/api-contract/schema';
import { and, eq, inArray } from 'drizzle-orm';
import type { Reader } from '#crud/definition.ts';
import { findNamed } from '#crud/lists/refs.ts';
import type { Tx } from '#db/database.ts';
import { staff } from '#db/schema/identity.ts';
import { problemOf } from '#http/problems/problems.ts';

type Team = Pick<JobPostDraft, 'recruiterId' | 'hiringTeam'>;

/** Whoever of the staff looks after a job post. */
export const teamIds = ({ recruiterId, hiringTeam }: Team) => [recruiterId, ...hiringTeam.map(({ id }) => id)];

const refuse = (paths: readonly string[]) =>
  problemOf('invalid', { errors: paths.map((path) => ({ path, code: 'invalidChoice' })) });

/** Which of some people are staff now. */
export async function whoWorksHere(ids: readonly string[], tx: Tx): Promise<ReadonlySet<string>> {
  const rows = await tx
    .select({ id: staff.id })
    .from(staff)
    .where(and(inArray(staff.id, [...ids]), eq(staff.state, 'active')));
  return new Set(rows.map(({ id }) => id));
}

/** Refuses whoever is new to a job post and does not work here; those who have left since stay where they are. */
export async function expectColleagues(team: Team, before: Team | null, { tx }: Pick<Reader, 'tx'>): Promise<void> {
  const known = new Set([before?.recruiterId, ...(before?.hiringTeam ?? []).map(({ id }) => id)]);
  const named = [
    { path: 'recruiterId', id: team.recruiterId },
    ...team.hiringTeam.map(({ id }, index) => ({ path: `hiringTeam.${index}.id`, id })),
  ].filter((each): each is { path: string; id: string } => each.id !== null && !known.has(each.id));
  if (named.length === 0) return;
  const here = await whoWorksHere(
    named.map(({ id }) => id),
    tx,
  );
  const strangers = named.filter(({ id }) => !here.has(id));
  if (strangers.length > 0) throw refuse(strangers.map(({ path }) => path));
}

/** Members of staff by id, as links; whoever has left keeps the name. */
export async function colleaguesOf(
  ids: readonly (string | null)[],
  { tx }: Pick<Reader, 'tx'>,
): Promise<(PicturedRef | null)[]> {
  const found = await findNamed(tx, staff, { name: staff.name, image: staff.photo }, ids);
  return ids.map((id) => {
    const colleague = found.get(id ?? '');
    return id !== null && colleague ? { id, label: { ar: colleague.name }, image: colleague.image } : null;
  });
}
