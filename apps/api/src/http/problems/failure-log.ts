import type { FastifyBaseLogger, FastifyInstance } from 'fastify';

const every = 10_000;

/** Tells the log of failures that come in crowds: the first at once, the others as a number every ten seconds. */
export function installFailureLog(
  app: FastifyInstance,
): (kind: string, error: unknown, log: FastifyBaseLogger) => void {
  const more = new Map<string, { count: number; timer: NodeJS.Timeout }>();
  function settle(kind: string): void {
    const { count = 0, timer } = more.get(kind) ?? {};
    clearTimeout(timer);
    more.delete(kind);
    if (count > 0) app.log.error({ kind, count }, 'requests went on failing in the same way');
  }
  app.addHook('onClose', async () => {
    for (const kind of more.keys()) settle(kind);
  });
  return (kind, error, log) => {
    const known = more.get(kind);
    if (known) known.count += 1;
    else {
      more.set(kind, { count: 0, timer: setTimeout(settle, every, kind).unref() });
      log.error({ err: error, kind }, 'a request failed');
    }
  };
}
