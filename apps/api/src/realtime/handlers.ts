import type { realtimeRouter } from '@diwan/api-contract/endpoints/realtime';
import type { RouterImplementation } from '@ts-rest/fastify';
import type { AppDeps } from '../deps.ts';
import { problemOf } from '../http/problems/problems.ts';
import { grantChannel, grantHostedChannel } from './grant.ts';
import { realtimeKeys } from './keys.ts';
import { mayListen } from './policy.ts';

const socketId = /^\d{1,20}\.\d{1,20}$/;

export function realtimeHandlers(deps: AppDeps): RouterImplementation<typeof realtimeRouter> {
  const { realtime } = deps.config;
  return {
    authorize: async ({ body, request: { actor } }) => {
      if (!socketId.test(body.socket_id)) {
        throw problemOf('invalid', { errors: [{ path: 'socket_id', code: 'invalidFormat' }] });
      }
      if (!mayListen(actor, body.channel_name)) throw problemOf('forbidden');
      const keys = await realtimeKeys(deps);
      return {
        status: 200,
        body:
          realtime.kind === 'embedded'
            ? grantChannel(keys, body.socket_id, body.channel_name, actor, deps.clock())
            : grantHostedChannel(keys, body.socket_id, body.channel_name, actor),
      };
    },
    settings: async () => ({
      status: 200,
      body: {
        key: realtime.key,
        host: realtime.kind === 'hosted' ? realtime.host : null,
        port: realtime.port,
        isSecure: realtime.isSecure,
      },
    }),
  };
}
