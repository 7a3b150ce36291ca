import { setTimeout as wait } from 'node:timers/promises';
import { installCompression } from '@diwan/api/http/serving/compression.ts';
import { serveStatic } from '@diwan/api/http/serving/static.ts';
import Fastify from 'fastify';
import type { SampleData } from './sample-data.ts';

type Row = SampleData['rows'][number];

const keys: Record<string, (row: Row) => string | number> = {
  createdAt: (row) => row.createdAt,
  title: (row) => row.title.ar,
  applicants: (row) => Object.values(row.applicantsCount).reduce((sum, count) => sum + count, 0),
  salaryMax: (row) => row.salary.max ?? -1,
  expiresAt: (row) => row.expiresAt,
};

export interface PeerServer {
  url: string;
  stop: () => Promise<void>;
}

/** Serves a peer's files as the product serves its own, and the product's own rows, as slowly as the product answers. */
export async function startPeer(folder: string, { rows, options, latency }: SampleData): Promise<PeerServer> {
  const app = Fastify();
  installCompression(app);
  app.get<{ Querystring: { limit: string; after: string; sort: string } }>('/api/v1/job-posts', async ({ query }) => {
    await wait(latency);
    const [from, size] = [Number(query.after), Number(query.limit)];
    return { items: inOrder(rows, query.sort).slice(from, from + size), total: rows.length };
  });
  app.get<{ Params: { id: string } }>('/api/v1/job-posts/:id', async ({ params }) => {
    await wait(latency);
    return rows.find(({ id }) => id === params.id);
  });
  app.get<{ Params: { resource: string } }>('/api/v1/:resource/options', async ({ params }) => {
    await wait(latency);
    return options[params.resource];
  });
  await serveStatic(app, folder, (_, reply) => void reply.status(404).send() as never);
  const url = await app.listen({ host: 'localhost', port: 0 });
  return { url: url.replace(/127\.0\.0\.1|\[::1\]/, 'localhost'), stop: () => app.close() };
}

function inOrder(rows: readonly Row[], sort: string): readonly Row[] {
  const keyOf = keys[sort.replace(/^-/, '')]!;
  const sign = sort.startsWith('-') ? -1 : 1;
  return rows.toSorted((one, other) => (keyOf(one) < keyOf(other) ? -sign : keyOf(one) > keyOf(other) ? sign : 0));
}
