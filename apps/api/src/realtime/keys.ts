import { keepSecret } from '../db/secrets.ts';
import type { AppDeps } from '../deps.ts';
import { randomToken } from '../keys/random-token.ts';

/** The application's key and secret; a secret that is not configured is made once and kept in the database. */
export async function realtimeKeys({ config, database }: AppDeps): Promise<{ key: string; secret: string }> {
  const { key, secret } = config.realtime;
  return { key, secret: secret ?? (await keepSecret(database.orm, 'realtime', randomToken)) };
}
