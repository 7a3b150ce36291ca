import { channels, type RealtimeEventName, type RealtimeEvents } from '@diwan/api-contract/endpoints/realtime';
import { sql } from 'drizzle-orm';
import type { Tx } from '../db/database.ts';
import { type BusMessage, busChannel } from './bus.ts';
import { wireName } from './channel-name.ts';

type EndReason = RealtimeEvents['session.ended']['reason'];

/** Sends an event to a channel when the transaction commits, in every process; a rollback sends nothing. */
export async function publish<E extends RealtimeEventName>(
  tx: Tx,
  channel: string,
  event: E,
  payload: RealtimeEvents[E],
): Promise<void> {
  const message = { channel: wireName(channel), event, data: JSON.stringify(payload) };
  await send(tx, { kind: 'event', ...message }, message);
}

/** Tells a session's sockets that it has ended and closes them when the transaction commits, in every process. */
export async function endSockets(tx: Tx, session: { id: string; userId: string }, reason: EndReason): Promise<void> {
  const channel = wireName(channels.person(session.userId));
  const data = JSON.stringify({ reason } satisfies RealtimeEvents['session.ended']);
  await send(
    tx,
    { kind: 'sessionEnded', sessionId: session.id, channel, data },
    { channel, event: 'session.ended', data },
  );
}

/** A hosted service gets `outgoing` through the outbox; the embedded servers get `message` at once. */
async function send(
  tx: Tx,
  message: BusMessage,
  outgoing: { channel: string; event: string; data: string },
): Promise<void> {
  await tx.execute(sql`
    with kept as (
      insert into outbox (topic, payload)
      select 'realtime', ${JSON.stringify(outgoing)}::jsonb from realtime_delivery where is_hosted
    )
    select pg_notify(${busChannel}, ${JSON.stringify(message)})`);
}
