import { channels, type RealtimeEventName, type RealtimeEvents } from '@diwan/api-contract/endpoints/realtime';
import { sql } from 'drizzle-orm';
import type { Tx } from '../db/database.ts';
import { type BusMessage, busChannel } from './bus.ts';
import { wireName } from './channel-name.ts';

type EndReason = RealtimeEvents['session.ended']['reason'];

/** An event on its way to a channel. */
export interface Publication {
  message: BusMessage;
  outgoing: { channel: string; event: string; data: string };
}

export function publication<E extends RealtimeEventName>(
  channel: string,
  event: E,
  payload: RealtimeEvents[E],
): Publication {
  const outgoing = { channel: wireName(channel), event, data: JSON.stringify(payload) };
  return { message: { kind: 'event', ...outgoing }, outgoing };
}

/** Sends an event to a channel when the transaction commits, in every process; a rollback sends nothing. */
export const publish = <E extends RealtimeEventName>(tx: Tx, channel: string, event: E, payload: RealtimeEvents[E]) =>
  publishAll(tx, [publication(channel, event, payload)]);

/** Tells a session's sockets that it has ended and closes them when the transaction commits, in every process. */
export async function endSockets(tx: Tx, session: { id: string; userId: string }, reason: EndReason): Promise<void> {
  const channel = wireName(channels.person(session.userId));
  const data = JSON.stringify({ reason } satisfies RealtimeEvents['session.ended']);
  const message = { kind: 'sessionEnded', sessionId: session.id, channel, data } as const;
  await publishAll(tx, [{ message, outgoing: { channel, event: 'session.ended', data } }]);
}

/** A hosted service gets what is outgoing through the outbox; the embedded servers get the messages at once. */
export async function publishAll(tx: Tx, publications: readonly Publication[]): Promise<void> {
  if (publications.length === 0) return;
  const outgoing = publications.map((each) => JSON.stringify(each.outgoing));
  const messages = publications.map((each) => JSON.stringify(each.message));
  await tx.execute(sql`
    with kept as (
      insert into outbox (topic, payload)
      select 'realtime', sent.payload::jsonb
      from unnest(${sql.param(outgoing)}::text[]) with ordinality as sent (payload, nth), realtime_delivery
      where is_hosted order by nth
    )
    select pg_notify(${busChannel}, message) from unnest(${sql.param(messages)}::text[]) as message`);
}
