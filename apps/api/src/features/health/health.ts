import type { FastifyInstance } from 'fastify';
import type { AppDeps } from '#deps.ts';
import { createReadiness } from './readiness.ts';

const guarded = { guard: { may: 'anyone', rateClass: 'unlimited' } } as const;

/** Whether the process lives, and whether it can serve; neither says why. */
export function serveHealth(app: FastifyInstance, { database, store }: AppDeps): void {
  let isClosing = false;
  app.addHook('preClose', async () => {
    isClosing = true;
  });
  const canServe = createReadiness(database, store);
  app.get('/livez', { config: guarded }, async () => ({ status: 'ok' }));
  app.get('/readyz', { config: guarded }, async (_, reply) => {
    const isReady = !isClosing && (await canServe());
    return isReady ? { status: 'ok' } : reply.status(503).header('retry-after', '2').send({ status: 'unavailable' });
  });
}
