const goneConnections = new Set([
  'ECONNRESET',
  'ECONNABORTED',
  'ECONNREFUSED',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ERR_STREAM_PREMATURE_CLOSE',
  'ERR_STREAM_DESTROYED',
  'ERR_STREAM_WRITE_AFTER_END',
]);

/** Whether an error says only that somebody at the other end of a connection is gone: nothing of ours is in doubt. */
export function isGoneConnection(error: unknown): boolean {
  const { code, message } = (error ?? {}) as { code?: unknown; message?: unknown };
  if (typeof code === 'string' && (goneConnections.has(code) || /^(08|57P|25P)[0-9A-Z]+$/.test(code))) return true;
  return typeof message === 'string' && message.startsWith('Connection terminated');
}

/**
 * What nobody caught: a lost connection is logged and served past; after anything else the state of the process can't be
 * trusted, so it ends in order, and whoever supervises it starts another.
 */
export function installLastResort(end: (exitCode: number) => void, report: (...said: unknown[]) => void): void {
  const judge = (error: unknown) => {
    if (isGoneConnection(error)) return report('A connection was lost that nobody waited for:', error);
    report('Nobody caught this error; the server ends, to be started anew:', error);
    return end(1);
  };
  process.on('uncaughtException', judge);
  process.on('unhandledRejection', judge);
}
