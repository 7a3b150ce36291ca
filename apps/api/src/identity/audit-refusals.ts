import type { FastifyInstance } from 'fastify';
import type { AppDeps } from '../deps.ts';
import { TokenBuckets } from '../http/limits/token-buckets.ts';
import { ProblemError } from '../http/problems/problems.ts';
import { actorOf } from '../http/requests/actor.ts';
import { recordIdentityEvent } from './events.ts';

/** A loop that is refused again and again is one line in ten minutes. */
const oncePerTenMinutes = { perMinute: 0.1, burst: 1 };

/** Writes down who was refused what for lack of a capability, wherever that was found out. */
export function installRefusalAudit(app: FastifyInstance, { database }: AppDeps): void {
  const known = new TokenBuckets();
  app.addHook('onError', async (request, _reply, error) => {
    const actor = actorOf(request);
    if (!actor || !(error instanceof ProblemError) || error.extra.reason !== 'notPermitted') return;
    const refused = `${request.method} ${request.routeOptions.url}`;
    if (known.take(`${actor.id} ${refused}`, oncePerTenMinutes) > 0) return;
    const { id, name, sessionId } = actor;
    try {
      await recordIdentityEvent(database.orm, {
        event: 'authz_fail',
        member: { id, name },
        sessionId,
        request,
        reason: 'notPermitted',
        note: refused,
      });
    } catch (failure) {
      // The answer stays a refusal, whether or not it could be written down.
      request.log.error({ err: failure }, 'a refusal could not be audited');
    }
  });
}
