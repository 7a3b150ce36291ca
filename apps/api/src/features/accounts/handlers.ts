import type { OwnAccount, profileRouter } from '@diwan/api-contract/endpoints/account/profile';
import type { RouterImplementation } from '@ts-rest/fastify';
import { eq } from 'drizzle-orm';
import { writerOf } from '#crud/handlers.ts';
import { editRow } from '#crud/writes/write.ts';
import type { Tx } from '#db/database.ts';
import { credentials, staff } from '#db/schema/identity.ts';
import type { AppDeps } from '#deps.ts';
import { problemOf } from '#http/problems/problems.ts';
import { etagOf, expectVersion } from '#http/serving/etag.ts';
import { recordIdentityEvent } from '#identity/events.ts';
import { openSessionsOf } from '#identity/sessions/open-sessions.ts';
import { endSession } from '#identity/sessions/sessions.ts';
import { listSessions } from './list-sessions.ts';
import { changeOwnPassword } from './passwords/own-password.ts';

/** What somebody does with their own account. */
export function profileHandlers(deps: AppDeps): RouterImplementation<typeof profileRouter> {
  const { database, clock, resources } = deps;
  return {
    view: async ({ request, reply }) => {
      const body = await ownAccount(database.orm, request.actor.id);
      reply.header('etag', etagOf(body.version));
      return { status: 200, body };
    },
    edit: ({ body: patch, request, reply }) =>
      database.transaction(async (tx) => {
        const { id } = request.actor;
        const version = expectVersion(request.headers);
        await editRow(resources.staff, { id, version, patch }, writerOf(deps, tx, request));
        const body = await ownAccount(tx, id);
        reply.header('etag', etagOf(body.version));
        return { status: 200, body };
      }),
    changePassword: async ({ body, request }) => {
      await changeOwnPassword(deps, body, request);
      return { status: 204, body: undefined };
    },
    sessions: async ({ request: { actor } }) => ({
      status: 200,
      body: await listSessions(database.orm, actor.id, { now: clock(), currentId: actor.sessionId }),
    }),
    endSession: ({ params: { id }, request }) =>
      database.transaction(async (tx) => {
        const now = clock();
        const { actor } = request;
        const own = await openSessionsOf(tx, [actor.id], now.toISOString());
        const session = own.find((one) => one.id === id);
        if (!session) throw problemOf('notFound');
        await endSession(tx, session, 'revoked', now);
        await recordIdentityEvent(tx, {
          event: 'session_expired',
          member: actor,
          sessionId: id,
          request,
          reason: 'logout',
        });
        return { status: 204, body: undefined };
      }),
  };
}

async function ownAccount(tx: Tx, id: string): Promise<OwnAccount> {
  const [found] = await tx
    .select({ member: staff, passwordHash: credentials.passwordHash })
    .from(staff)
    .leftJoin(credentials, eq(credentials.staffId, staff.id))
    .where(eq(staff.id, id));
  const { version, name, email, title, mobile, about, photo } = found!.member;
  return { version, name, email, title, mobile, about, photo, hasPassword: found!.passwordHash !== null };
}
