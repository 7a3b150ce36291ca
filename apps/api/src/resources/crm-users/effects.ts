import type { crmUserMachine } from '@diwan/machines/workflows/crm-user/crm-user.machine';
import type { CrmUserInput } from '@diwan/machines/workflows/crm-user/crm-user.workflow';
import { computed, type EffectHandlers, type Row, type Writer } from '#crud/definition.ts';
import { enqueueMail } from '../mails/outbox.ts';
import { booksBeside, handOverCustomers } from './book.ts';
import { expectServing } from './serving.ts';
import { crmUsersTable as table } from './table.ts';

type Member = Row<typeof table>;

/** Tells somebody that they are a CRM user from now on. */
export async function inviteCrmUser({ id: crmUserId, email }: Member, writer: Writer): Promise<void> {
  await enqueueMail(writer, { template: 'crmUserInvited', about: { crmUserId, number: email } }, writer.now);
}

/** What the workflow of CRM users names, carried out. */
export const crmUserEffects: EffectHandlers<typeof table, typeof crmUserMachine> = {
  async invite(member: Member, _: unknown, writer: Writer) {
    await inviteCrmUser(member, writer);
    return { invitedAt: writer.now };
  },
  storeAcceptance: (_: Member, __: unknown, { now }: Writer) => ({ acceptedAt: now }),
  async storeLeave(_: Member, { until, delegate }: { until: string; delegate: string }, { tx }: Writer) {
    await expectServing(delegate, 'delegate', tx);
    return { leaveUntil: until, delegateId: delegate };
  },
  clearLeave: () => ({ leaveUntil: null, delegateId: null }),
  storeTarget: (_: Member, { monthlyTarget }: { monthlyTarget: number }) => ({ monthlyTarget }),
  async handOverCustomers(member: Member, { successor }: { successor: string | null }, writer: Writer) {
    if (successor !== null) await handOverCustomers(member, successor, writer);
  },
};

/** What the workflow's rules look at, for several CRM users at once. */
export const crmUserInput = computed(table, ['id', 'leaveUntil'], async (rows, reader): Promise<CrmUserInput[]> => {
  const books = await booksBeside(rows, reader);
  return rows.map(({ leaveUntil }, index) => ({
    now: reader.now,
    customers: books[index]!.employers + books[index]!.providers,
    leaveUntil,
  }));
});

/** Whether an event names the CRM user itself, as who takes over or stands in. */
export async function crmUserNamed(rows: Member[], event: { type: string; successor?: unknown; delegate?: unknown }) {
  const named = event.successor ?? event.delegate;
  return rows.map(({ id }) => (named ? { isNamedThemselves: id === named } : {}));
}
