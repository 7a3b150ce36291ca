import type { IncomingMessage, RequestListener } from 'node:http';
import { z } from 'zod';
import type { Database } from '#db/database.ts';
import { type BusMessage, busChannel } from '../bus.ts';
import { subjectOf } from '../channel-name.ts';
import { isSame, md5, signRequest } from './signature.ts';

/** PostgreSQL carries at most 8,000 bytes in a notification. */
const largestBody = 7_000;
const clockSkew = 600_000;

const channel = z.string().refine((name) => subjectOf(name) !== null);
const event = z
  .string()
  .min(1)
  .max(200)
  .regex(/^(?!pusher)/);
const published = z.object({ name: event, data: z.string(), channels: z.array(channel).min(1).max(100) });
const publishedOne = z.object({ name: event, data: z.string(), channel });
const bodies = {
  events: z
    .union([published, publishedOne.transform(({ channel, ...rest }) => ({ ...rest, channels: [channel] }))])
    .transform((one) => [one]),
  batch_events: z
    .object({
      batch: z.array(publishedOne.transform(({ channel, ...rest }) => ({ ...rest, channels: [channel] }))).max(10),
    })
    .transform(({ batch }) => batch),
};

interface Keys {
  key: string;
  secret: string;
}

/** The HTTP publish API of Pusher's server libraries; the application's id is its key. Calls that aren't signed are refused. */
export function createPublishApi(keys: Keys, database: Database, clock: () => Date): RequestListener {
  return (request, response) => {
    const answer = (status: number, body: object = {}) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    publishAll(request, keys, database, clock).then(answer, () => answer(500));
  };
}

async function publishAll(
  request: IncomingMessage,
  keys: Keys,
  database: Database,
  clock: () => Date,
): Promise<number> {
  const url = new URL(request.url ?? '/', 'http://host');
  const [, kind] = /^\/apps\/[^/]+\/(events|batch_events)$/.exec(url.pathname) ?? [];
  if (request.method !== 'POST' || (kind !== 'events' && kind !== 'batch_events')) return 404;
  const body = await readBody(request);
  if (body === null) return 413;
  const query = Object.fromEntries(url.searchParams);
  const expected = signRequest(keys.secret, 'POST', url.pathname, query);
  const age = Math.abs(clock().getTime() - Number(query.auth_timestamp) * 1000);
  const isSigned =
    query.auth_key === keys.key && query.body_md5 === md5(body) && isSame(query.auth_signature ?? '', expected);
  if (!isSigned || !(age < clockSkew)) return 401;

  const parsed = bodies[kind].safeParse(parseJson(body));
  if (!parsed.success) return 400;
  const messages = parsed.data.flatMap(({ name, data, channels }) =>
    channels.map((to): BusMessage => ({ kind: 'event', channel: to, event: name, data })),
  );
  await database.pool.query('SELECT pg_notify($1, text) FROM unnest($2::text[]) AS text', [
    busChannel,
    messages.map((message) => JSON.stringify(message)),
  ]);
  return 200;
}

async function readBody(request: IncomingMessage): Promise<string | null> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > largestBody) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString();
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
