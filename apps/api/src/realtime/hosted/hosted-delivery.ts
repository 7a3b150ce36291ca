import { sql } from 'drizzle-orm';
import type { HostedRealtime } from '#config.ts';
import type { Database } from '#db/database.ts';
import { openBus } from '../bus.ts';
import { md5, signRequest } from './signature.ts';

interface Waiting {
  id: number;
  payload: { channel: string; event: string; data: string };
}

const batchSize = 10;
const lookEvery = 5_000;

/** Hands the outbox to a hosted Pusher-compatible service; rows are locked while sent, so several processes share the work. */
export async function startHostedDelivery(
  database: Database,
  service: HostedRealtime,
  clock: () => Date,
): Promise<{ port: null; close(): Promise<void> }> {
  let isClosed = false;
  let work = Promise.resolve();
  const drain = async () => {
    while (!isClosed && (await deliverBatch(database, service, clock)));
  };
  const wake = () => {
    work = work.then(drain).catch(() => {});
  };
  const bus = await openBus(database, wake, wake);
  const timer = setInterval(wake, lookEvery);
  wake();
  return {
    port: null,
    async close() {
      isClosed = true;
      clearInterval(timer);
      await bus.close();
      await work;
    },
  };
}

/** Sends the oldest messages that are due; true when there may be more. */
async function deliverBatch(database: Database, service: HostedRealtime, clock: () => Date): Promise<boolean> {
  return database.transaction(async (tx) => {
    const { rows } = await tx.execute<Waiting & Record<string, unknown>>(
      sql`SELECT id, payload FROM outbox WHERE topic = 'realtime' AND delivered_at IS NULL AND next_attempt_at <= now()
       ORDER BY id LIMIT ${batchSize} FOR UPDATE SKIP LOCKED`,
    );
    if (rows.length === 0) return false;
    const ids = sql`ARRAY[${sql.join(
      rows.map(({ id }) => sql`${id}`),
      sql`, `,
    )}]::bigint[]`;
    const error = await post(service, rows, clock);
    if (error === null) await tx.execute(sql`DELETE FROM outbox WHERE id = ANY(${ids})`);
    else {
      await tx.execute(
        sql`UPDATE outbox SET attempts = attempts + 1, error = ${error},
           next_attempt_at = now() + least(power(2, attempts), 300) * interval '1 second' WHERE id = ANY(${ids})`,
      );
    }
    return error === null && rows.length === batchSize;
  });
}

/** Why the service did not take the messages, or null when it did. */
async function post(service: HostedRealtime, waiting: Waiting[], clock: () => Date): Promise<string | null> {
  const path = `/apps/${service.appId}/batch_events`;
  const body = JSON.stringify({
    batch: waiting.map(({ payload: { channel, event, data } }) => ({ channel, name: event, data })),
  });
  const query: Record<string, string> = {
    auth_key: service.key,
    auth_timestamp: String(Math.floor(clock().getTime() / 1000)),
    auth_version: '1.0',
    body_md5: md5(body),
  };
  query.auth_signature = signRequest(service.secret, 'POST', path, query);
  try {
    const response = await fetch(
      `${service.isSecure ? 'https' : 'http'}://${service.host}:${service.port}${path}?${new URLSearchParams(query)}`,
      { method: 'POST', body, headers: { 'content-type': 'application/json' }, signal: AbortSignal.timeout(4_000) },
    );
    return response.ok ? null : `HTTP ${response.status}`;
  } catch (error) {
    return String(error);
  }
}
