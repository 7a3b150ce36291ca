const goneMessages =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/;
/** Of PostgreSQL: a connection that broke, a server that stops or starts, a session that was ended because it idled. */
const goneStates = /^(08[0-9A-Z]{3}|57P[0-9A-Z]{2}|25P0[34])$/;
const goneCodes = new Set([
  'ECONNRESET',
  'ECONNABORTED',
  'ECONNREFUSED',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'EAI_AGAIN',
  'ENOTFOUND',
  'ERR_STREAM_PREMATURE_CLOSE',
  'ERR_STREAM_DESTROYED',
  'ERR_STREAM_WRITE_AFTER_END',
]);

/** Whether an error says only that somebody at the other end of a connection is gone: nothing of ours is in doubt. */
export function isGoneConnection(error: unknown): boolean {
  const { code, message } = (error ?? {}) as { code?: unknown; message?: unknown };
  if (typeof code === 'string' && (goneCodes.has(code) || goneStates.test(code))) return true;
  return typeof message === 'string' && goneMessages.test(message);
}
