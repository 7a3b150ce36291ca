import type { FastifyInstance } from 'fastify';
import { isMigrated } from '../db/migrate.ts';
import type { AppDeps } from '../deps.ts';

const config = { guard: { may: 'anyone', rateClass: 'unlimited' } } as const;

/** Whether the process lives, and whether it can serve; neither says why. */
export function serveHealth(app: FastifyInstance, { database }: AppDeps): void {
  let isClosing = false;
  app.addHook('preClose', async () => {
    isClosing = true;
  });
  app.get('/livez', { config }, async () => ({ status: 'ok' }));
  app.get('/readyz', { config }, async (_, reply) => {
    const isReady = !isClosing && (await within(1000, isMigrated(database.pool)));
    return isReady ? { status: 'ok' } : reply.status(503).header('retry-after', '2').send({ status: 'unavailable' });
  });
}

async function within(milliseconds: number, check: Promise<boolean>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(resolve, milliseconds, false);
  });
  return Promise.race([check.catch(() => false), late]).finally(() => clearTimeout(timer));
}
