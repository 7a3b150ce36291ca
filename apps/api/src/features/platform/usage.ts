import type { Contract } from '@diwan/api-contract';
import type { RouterImplementation } from '@ts-rest/fastify';
import type { AppDeps } from '#deps.ts';
import { expectSigned } from '#http/requests/signature.ts';
import { once } from '#resources/parties/once.ts';
import { expectParty } from '#resources/parties/parties.ts';
import { takeQuota } from '#resources/plan-subscriptions/usage/take-quota.ts';

/** Counts what subscribers use on the platform of what their plan allows; each message once. */
export function usageHandlers(deps: AppDeps): Pick<RouterImplementation<Contract['platform']>, 'takeQuota'> {
  const { config, clock } = deps;
  return {
    async takeQuota({ body, request }) {
      expectSigned(request, config.signing.platform, clock());
      const { messageId, ...used } = body;
      const left = await once(deps, { sender: 'usage', messageId }, async (tx) => {
        await expectParty(used.by, tx);
        return takeQuota(used, { tx, now: clock().toISOString() });
      });
      return { status: 200, body: left };
    },
  };
}
