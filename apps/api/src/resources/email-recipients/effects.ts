import type { RecipientReason } from '@diwan/api-contract/values/records/campaign';
import type { emailRecipientMachine } from '@diwan/machines/workflows/email-recipient/email-recipient.machine';
import type { EventTypeOf } from '@diwan/machines/workflows/workflow';
import type { EffectHandlers, Row, Writer } from '#crud/definition.ts';
import { type Notices, nobody } from '#crud/notices.ts';
import { suppress } from '../suppressions/suppress.ts';
import type { emailRecipientsTable } from './table.ts';

type Recipient = Row<typeof emailRecipientsTable>;

/** What the workflow of recipients names, carried out. */
export const recipientEffects: EffectHandlers<typeof emailRecipientsTable, typeof emailRecipientMachine> = {
  storeSending: (_: Recipient, __: unknown, { now }: Writer) => ({ sentAt: now }),
  storeOpening: (_: Recipient, __: unknown, { now }: Writer) => ({ openedAt: now }),
  storeClick: (_: Recipient, __: unknown, { now }: Writer) => ({ clickedAt: now }),
  storeReason: (_: Recipient, { reason }: { reason: RecipientReason | null }) => ({ reason }),
  suppress: ({ email, campaignId }: Recipient, { reason }: { reason: 'bounce' | 'unsubscribe' }, writer: Writer) =>
    email === null ? undefined : suppress({ email, reason, campaignId }, writer),
};

const counted = nobody('It is one of many: the campaign says how many have come how far.');

/** Whom each event of a recipient tells what. */
export const recipientNotices: Notices<Recipient, EventTypeOf<typeof emailRecipientMachine>> = {
  'emailRecipient.accept': counted,
  'emailRecipient.postpone': counted,
  'emailRecipient.bounce': counted,
  'emailRecipient.fail': counted,
  'emailRecipient.skip': counted,
  'emailRecipient.requeue': counted,
  'emailRecipient.open': counted,
  'emailRecipient.click': counted,
  'emailRecipient.unsubscribe': counted,
};
