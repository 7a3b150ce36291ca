import { and, eq, inArray, or, type SQL } from 'drizzle-orm';
import type { Writer } from '#crud/definition.ts';
import { mailsTable as mails } from '#db/schema/mails.ts';
import { emailRecipientsTable as recipients } from '#resources/email-recipients/table.ts';
import { problemOf } from '#http/problems/problems.ts';
import { applyEvent } from '#workflows/apply-event.ts';
import { type Leaving, names } from './leaving.ts';

/** Takes back what has not left yet, and erases addresses and texts of what has, in mails to colleagues too. */
export async function eraseMails({ id, applicationIds, words }: Leaving, writer: Writer): Promise<void> {
  const { tx, resources } = writer;
  const asRecipient = tx.select({ id: recipients.id }).from(recipients).where(eq(recipients.seekerId, id));
  const own = or(
    eq(mails.seekerId, id),
    inArray(mails.applicationId, applicationIds),
    inArray(mails.emailRecipientId, asRecipient),
  );
  const rows = await tx
    .select({ id: mails.id, state: mails.state })
    .from(mails)
    .where(own)
    .orderBy(mails.id)
    .for('update');
  // Its text would be kept after this: the next round finds it delivered.
  if (rows.some(({ state }) => state === 'sending')) throw problemOf('refused', { reason: 'wrongState' });
  for (const mail of rows.filter(({ state }) => state === 'waiting'))
    await applyEvent(resources.mails, { id: mail.id, version: null, event: { type: 'mail.withdraw' } }, writer);
  await tx.update(recipients).set({ name: null, email: null, searchKey: '' }).where(eq(recipients.seekerId, id));
  const erase = (where: SQL | undefined) => tx.update(mails).set({ content: null, message: null }).where(where);
  await tx.update(mails).set({ sentTo: null, failure: null, content: null, message: null }).where(own);
  await erase(and(eq(mails.state, 'sent'), or(names(mails.content, words), names(mails.message, words))));
}
