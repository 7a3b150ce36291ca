import type { Contract } from '@diwan/api-contract';
import type { RouterImplementation } from '@ts-rest/fastify';
import { readerOf } from '#crud/handlers.ts';
import type { AppDeps } from '#deps.ts';
import { countAudience } from './audience/count.ts';

/** How many people an audience has now, and who is left out. */
export function campaignsMore(deps: AppDeps): Pick<RouterImplementation<Contract['emailCampaigns']>, 'audience'> {
  return {
    async audience({ body: { audience }, request }) {
      return { status: 200, body: await countAudience(audience, readerOf(deps, deps.database.orm, request)) };
    },
  };
}
