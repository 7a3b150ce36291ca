import type { AppDeps } from '../deps.ts';
import { startHostedDelivery } from './hosted/hosted-delivery.ts';
import { realtimeKeys } from './keys.ts';
import { type RealtimeServer, startEmbeddedServer } from './sockets/embedded-server.ts';
import { type Limits, usualLimits } from './sockets/protocol.ts';

/** Starts what brings realtime messages to the browsers: the embedded server, or delivery to a hosted service. */
export async function startRealtimeServer(deps: AppDeps, limits: Partial<Limits> = {}): Promise<RealtimeServer> {
  const { realtime } = deps.config;
  await deps.database.pool.query('UPDATE realtime_delivery SET is_hosted = $1', [realtime.kind === 'hosted']);
  if (realtime.kind === 'hosted') return startHostedDelivery(deps.database, realtime, deps.clock);
  const keys = await realtimeKeys(deps);
  return startEmbeddedServer(deps, {
    ...keys,
    port: realtime.port,
    limits: { ...usualLimits, ...deps.config.rateLimits.sockets, ...limits },
  });
}
