import type { factorsRouter } from '@diwan/api-contract/endpoints/account/factors';
import type { RouterImplementation } from '@ts-rest/fastify';
import { and, eq } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type { Tx } from '#db/database.ts';
import { passkeys } from '#db/schema/factors.ts';
import { staff } from '#db/schema/identity.ts';
import type { AppDeps } from '#deps.ts';
import { problemOf } from '#http/problems/problems.ts';
import { recordIdentityEvent } from '#identity/events.ts';
import { makeRecoveryCodes, recoveryCodesLeft } from '#identity/factors/recovery-codes.ts';
import { settleFactors } from '#identity/factors/set-up.ts';
import { readNewPasskey } from '#identity/passkeys/add-passkey.ts';
import { creationOptions, requestOptions } from '#identity/passkeys/options.ts';
import { enqueueMail } from '#resources/mails/outbox.ts';
import { systemWriter } from '#workflows/system-writer.ts';

type Handlers = Pick<
  RouterImplementation<typeof factorsRouter>,
  'beginStepUp' | 'beginPasskey' | 'addPasskey' | 'removePasskey'
>;

/** What somebody does with their own passkeys. */
export function passkeyHandlers(deps: AppDeps, expectOurs: () => void): Handlers {
  const { database } = deps;
  return {
    beginStepUp: async ({ request: { actor } }) => {
      expectOurs();
      const occasion = { purpose: 'stepUp', holder: actor.sessionId } as const;
      return { status: 200, body: await requestOptions(deps, occasion, actor.id) };
    },
    beginPasskey: async ({ request: { actor } }) => {
      expectOurs();
      const member = await memberOf(database.orm, actor.id);
      return { status: 200, body: await creationOptions(deps, member, actor.sessionId) };
    },
    addPasskey: async ({ body, request }) => {
      expectOurs();
      const made = await readNewPasskey(deps, body, request);
      if (!made) throw wrongPasskey();
      const recoveryCodes = await database.transaction(async (tx) => {
        const [kept] = await tx.insert(passkeys).values(made).onConflictDoNothing().returning({ id: passkeys.id });
        if (!kept) throw problemOf('refused', { reason: 'passkeyThere' });
        await settleFactors(tx, request.actor.id);
        await tell(deps, tx, { template: 'passkeyAdded', request });
        return (await recoveryCodesLeft(tx, request.actor.id)) > 0 ? [] : makeRecoveryCodes(tx, request.actor.id);
      });
      return { status: 200, body: { recoveryCodes } };
    },
    removePasskey: async ({ params: { id }, request }) => {
      await database.transaction(async (tx) => {
        const isOwn = and(eq(passkeys.id, id), eq(passkeys.staffId, request.actor.id));
        const removed = await tx.delete(passkeys).where(isOwn).returning({ id: passkeys.id });
        if (removed.length === 0) throw problemOf('notFound');
        await settleFactors(tx, request.actor.id);
        await tell(deps, tx, { template: 'passkeyRemoved', request });
      });
      return { status: 204, body: undefined };
    },
  };
}

export const wrongPasskey = () => problemOf('invalid', { errors: [{ path: 'credential', code: 'wrongPasskey' }] });

async function memberOf(tx: Tx, id: string) {
  const [member] = await tx.select().from(staff).where(eq(staff.id, id));
  return member!;
}

const events = { passkeyAdded: 'authn_passkey_added', passkeyRemoved: 'authn_passkey_removed' } as const;

/** The audit log keeps it, and its owner hears of it by mail. */
async function tell(
  deps: AppDeps,
  tx: Tx,
  { template, request }: { template: keyof typeof events; request: FastifyRequest },
): Promise<void> {
  const { actor } = request;
  await recordIdentityEvent(tx, { event: events[template], member: actor, sessionId: actor.sessionId, request });
  const { email } = await memberOf(tx, actor.id);
  const writer = systemWriter(deps, tx, request);
  await enqueueMail(writer, { template, about: { staffId: actor.id, number: email } }, writer.now);
}
