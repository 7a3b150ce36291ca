import type { staffSessionsRouter } from '@diwan/api-contract/endpoints/account/staff-sessions';
import type { RouterImplementation } from '@ts-rest/fastify';
import { eq } from 'drizzle-orm';
import { recordAudit } from '#audit/record.ts';
import type { Tx } from '#db/database.ts';
import { type StaffMember, staff } from '#db/schema/identity.ts';
import type { AppDeps } from '#deps.ts';
import { problemOf } from '#http/problems/problems.ts';
import { endProviderSessions } from '#identity/provider/provider-adapter.ts';
import { openSessionsOf } from '#identity/sessions/open-sessions.ts';
import { endSession } from '#identity/sessions/sessions.ts';
import { listSessions } from './list-sessions.ts';

/** Where colleagues are signed in, and how an administrator ends it there. */
export function staffSessionsHandlers({ database, clock }: AppDeps): RouterImplementation<typeof staffSessionsRouter> {
  return {
    list: async ({ params: { id }, request: { actor } }) => {
      await expectMember(database.orm, id);
      const body = await listSessions(database.orm, id, { now: clock(), currentId: actor.sessionId });
      return { status: 200, body };
    },
    end: ({ params: { id, session: sessionId }, request }) =>
      database.transaction(async (tx) => {
        const now = clock();
        const member = await expectMember(tx, id);
        const open = await openSessionsOf(tx, [id], now.toISOString());
        const session = open.find((one) => one.id === sessionId);
        if (!session) throw problemOf('notFound');
        await endSession(tx, session, 'revoked', now);
        await endProviderSessions({ orm: tx }, id);
        await recordAudit(tx, {
          actor: request.actor,
          request,
          entityType: 'staff',
          entityId: id,
          entityLabel: { ar: member.name },
          event: 'staff.sessionEnded',
        });
        return { status: 204, body: undefined };
      }),
  };
}

async function expectMember(tx: Tx, id: string): Promise<StaffMember> {
  const [member] = await tx.select().from(staff).where(eq(staff.id, id));
  if (!member) throw problemOf('notFound');
  return member;
}
