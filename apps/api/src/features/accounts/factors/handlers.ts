import type { factorsRouter } from '@diwan/api-contract/endpoints/account/factors';
import type { Passkey } from '@diwan/api-contract/endpoints/account/passkeys';
import type { RouterImplementation } from '@ts-rest/fastify';
import { eq } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type { Tx } from '#db/database.ts';
import { staff } from '#db/schema/identity.ts';
import type { AppDeps } from '#deps.ts';
import { problemOf } from '#http/problems/problems.ts';
import { recordIdentityEvent } from '#identity/events.ts';
import { makeRecoveryCodes, recoveryCodesLeft } from '#identity/factors/recovery-codes.ts';
import { removeTotp, settleFactors, setUpTotp } from '#identity/factors/set-up.ts';
import { beginTotp, totpSince } from '#identity/factors/totp.ts';
import { passkeysOf } from '#identity/passkeys/options.ts';
import { expectCode, wrongCode } from './expect-code.ts';
import { passkeyHandlers } from './passkeys.ts';
import { meansOf, stepUp } from './step-up.ts';

/** What somebody does with their own second factors, where this product keeps them. */
export function factorsHandlers(deps: AppDeps): RouterImplementation<typeof factorsRouter> {
  const { config, database, clock, keys } = deps;
  const isManagedElsewhere = config.oidc.kind === 'hosted';
  const expectOurs = () => {
    if (isManagedElsewhere) throw problemOf('refused', { reason: 'managedElsewhere' });
  };
  return {
    ...passkeyHandlers(deps, expectOurs),
    view: async ({ request: { actor } }) => ({
      status: 200,
      body: {
        isManagedElsewhere,
        totpSince: await totpSince(database.orm, actor.id),
        passkeys: await knownPasskeys(database.orm, actor.id),
        recoveryCodesLeft: await recoveryCodesLeft(database.orm, actor.id),
        stepUpBy: await meansOf(deps, database.orm, actor.id),
      },
    }),
    stepUp: async ({ body, request }) => {
      await stepUp(deps, body, request);
      return { status: 204, body: undefined };
    },
    beginTotp: async ({ request: { actor } }) => {
      expectOurs();
      const [member] = await database.orm.select().from(staff).where(eq(staff.id, actor.id));
      const begun = await beginTotp({ tx: database.orm, now: clock(), sealing: keys.sealing }, member!);
      if (!begun) throw problemOf('refused', { reason: 'totpThere' });
      return { status: 200, body: begun };
    },
    confirmTotp: async ({ body, request }) => {
      expectOurs();
      const codes = await database.transaction((tx) =>
        setUpTotp({ tx, now: clock(), sealing: keys.sealing }, body.code, request),
      );
      if (!codes) throw wrongCode();
      return { status: 200, body: { recoveryCodes: codes } };
    },
    removeTotp: async ({ body, request }) => {
      await expectCode(deps, body.code, request);
      await database.transaction(async (tx) => {
        await removeTotp(tx, request.actor.id);
        await settleFactors(tx, request.actor.id);
        await recordIdentityEvent(tx, { event: 'authn_mfa_removed', ...by(request) });
      });
      return { status: 204, body: undefined };
    },
    renewRecoveryCodes: async ({ body, request }) => {
      await expectCode(deps, body.code, request);
      const codes = await database.transaction(async (tx) => {
        await recordIdentityEvent(tx, { event: 'authn_recovery_codes_made', ...by(request) });
        return makeRecoveryCodes(tx, request.actor.id);
      });
      return { status: 200, body: { recoveryCodes: codes } };
    },
  };
}

async function knownPasskeys(tx: Tx, staffId: string): Promise<Passkey[]> {
  const known = await passkeysOf(tx, staffId);
  return known.map(({ id, name, createdAt, lastUsedAt, copiedAt }) => ({ id, name, createdAt, lastUsedAt, copiedAt }));
}

const by = (request: FastifyRequest) => ({ member: request.actor, sessionId: request.actor.sessionId, request });
