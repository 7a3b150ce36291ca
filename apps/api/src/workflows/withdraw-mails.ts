import type { Mail } from '@diwan/api-contract/resources/mails';
import { and, eq, or } from 'drizzle-orm';
import type { Writer } from '#crud/definition.ts';
import { mailsTable as mails } from '#db/schema/mails.ts';
import { applyEvent, theSystem } from './apply-event.ts';

/** Those about a record that a transaction of its own has caused, or those of a template, whenever it was. */
type Which = { recordId: string } & ({ madeAt: string } | { template: Mail['template'] });

const about = [
  mails.applicationId,
  mails.jobPostId,
  mails.employerId,
  mails.seekerId,
  mails.providerId,
  mails.reviewId,
];

/** Takes back the mails about a record that have not left yet; what a worker has begun to deliver is too late for that. */
export async function withdrawMails(which: Which, writer: Writer): Promise<void> {
  const { tx, resources } = writer;
  const waiting = await tx
    .select({ id: mails.id })
    .from(mails)
    .where(
      and(
        eq(mails.state, 'waiting'),
        or(...about.map((column) => eq(column, which.recordId))),
        'madeAt' in which ? eq(mails.madeAt, which.madeAt) : eq(mails.template, which.template),
      ),
    )
    .for('update');
  const asSystem = { ...writer, actor: theSystem, can: theSystem.can, request: null, followUps: [] };
  for (const { id } of waiting)
    await applyEvent(resources.mails, { id, version: null, event: { type: 'mail.withdraw' } }, asSystem);
}
