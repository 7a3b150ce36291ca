import { and, eq, gt } from 'drizzle-orm';
import type { Row } from '#crud/definition.ts';
import type { Tx } from '#db/database.ts';
import { problemOf } from '#http/problems/problems.ts';
import { openingsTable as openings } from '../parts-tables.ts';
import type { conversationsTable } from '../table.ts';

const openMinutes = 30;

/** Lets a member of staff read a conversation between users for a while; answers until when. */
export async function openFor(conversationId: string, staffId: string, now: string, tx: Tx): Promise<string> {
  const until = new Date(Date.parse(now) + openMinutes * 60_000).toISOString();
  await tx
    .insert(openings)
    .values({ conversationId, staffId, until })
    .onConflictDoUpdate({ target: [openings.conversationId, openings.staffId], set: { until } });
  return until;
}

/** What users write to each other is read only by whoever has said why. */
export async function expectOpened(
  { id, isPrivate }: Pick<Row<typeof conversationsTable>, 'id' | 'isPrivate'>,
  staffId: string,
  now: string,
  tx: Tx,
): Promise<void> {
  if (!isPrivate) return;
  const own = and(eq(openings.conversationId, id), eq(openings.staffId, staffId), gt(openings.until, now));
  if ((await tx.$count(openings, own)) === 0) throw problemOf('forbidden', { reason: 'reasonNeeded' });
}
