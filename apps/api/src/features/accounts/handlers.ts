import type { profileRouter } from '@diwan/api-contract/endpoints/profile';
import type { RouterImplementation } from '@ts-rest/fastify';
import type { AppDeps } from '#deps.ts';
import { changeOwnPassword } from './own-password.ts';

/** What somebody does with their own account. */
export function profileHandlers(deps: AppDeps): RouterImplementation<typeof profileRouter> {
  return {
    changePassword: async ({ body, request }) => {
      await changeOwnPassword(deps, body, request);
      return { status: 204, body: undefined };
    },
  };
}
