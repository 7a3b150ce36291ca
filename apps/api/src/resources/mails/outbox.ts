import type { Mail } from '@diwan/api-contract/resources/mails';
import type { StaffMessage } from '@diwan/api-contract/resources/staff-message';
import { recallSeconds, undoSeconds } from '@diwan/api-contract/undo';
import { mailingTemplates } from '@diwan/api-contract/values/records/mail';
import { mailWorkflow } from '@diwan/machines/workflows/mail/mail.workflow';
import type { Writer } from '#crud/definition.ts';
import { nextNumber } from '#crud/number.ts';
import { announce } from '#crud/writes/announce.ts';
import { newId } from '#db/id.ts';
import { mailsTable } from '#db/schema/mails.ts';
import { theSystem } from '#workflows/apply-event.ts';
import { searchKeyOf } from '../search-texts.ts';

/** An e-mail to be written when it is sent: the outbox holds what it is about, never an address or a text before that. */
export interface NewMail {
  template: Mail['template'];
  /** What staff wrote; the words of all others are the product's own. */
  message?: StaffMessage;
  about: { number: string } & (
    | { applicationId: string }
    | { jobPostId: string; seekerId?: string }
    | { employerId: string }
    | { providerId: string }
    | { seekerId: string }
    | { reviewId: string; seekerId?: string; employerId?: string }
    | { crmUserId: string }
    | { eventRegistrationId: string }
    | { staffId: string; testOf?: string }
    | { invoiceId: string }
    | { campaignId: string; staffId: string }
    | { campaignId: string; emailRecipientId: string }
  );
}

/** The earliest that a mail about a decision leaves: when it can no longer be taken back. */
export const onceFinal = (now: string): string => after(now, undoSeconds);

/** Likewise of what staff write; to a selection, when it can no longer be called back. */
export const onceWritten = ({ now, operationId }: Pick<Writer, 'now' | 'operationId'>): string =>
  after(now, operationId ? recallSeconds : undoSeconds);

const after = (now: string, seconds: number) => new Date(Date.parse(now) + seconds * 1_000).toISOString();

/** Puts an e-mail into the transaction, to leave after the commit, at the earliest at `sendAt`; answers its id. */
export async function enqueueMail(
  writer: Writer,
  { template, about, message }: NewMail,
  sendAt: string,
): Promise<string> {
  const { tx, now, resources, operationId } = writer;
  const { number: aboutNumber, ...ids } = about;
  const number = await nextNumber(tx, 'EML', 'mails_number');
  const by = { type: theSystem.type, id: theSystem.id, name: theSystem.name };
  const [mail] = await tx
    .insert(mailsTable)
    .values({
      id: newId(),
      number,
      state: 'waiting',
      template,
      message: message ?? null,
      ...ids,
      operationId: mailingTemplates.has(template) ? operationId : null,
      sendAt,
      searchKey: searchKeyOf([number, aboutNumber]),
      workflowVersion: mailWorkflow.version,
      createdAt: now,
      updatedAt: now,
      stateChangedAt: now,
      createdBy: by,
      updatedBy: by,
    })
    .returning();
  const asSystem = { ...writer, actor: theSystem, can: theSystem.can, request: null };
  await announce(resources.mails, mail!, 'record.added', asSystem, { toState: 'waiting' });
  return mail!.id;
}
