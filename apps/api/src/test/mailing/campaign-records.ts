import { nextNumber } from '#crud/number.ts';
import type { Database } from '#db/database.ts';
import { newId } from '#db/id.ts';
import { keyOf } from '#keys/whole-values.ts';
import { campaignSearchKey } from '#resources/email-campaigns/search-key.ts';
import { emailCampaignsTable } from '#resources/email-campaigns/table.ts';
import { emailRecipientsTable } from '#resources/email-recipients/table.ts';
import { searchKeyOf } from '#resources/search-texts.ts';
import { suppressionsTable } from '#resources/suppressions/table.ts';
import { recordsIn } from '../records.ts';
import { testKeys } from '../test-keys.ts';

type Into = Pick<Database, 'orm'>;
type Given<T extends { $inferInsert: unknown }> = Partial<T['$inferInsert']>;

const someone = { type: 'system' as const, id: 'test', name: 'Test' };
const stamps = () => ({ id: newId(), createdBy: someone, updatedBy: someone });

/** What a form sends of a campaign to all employers, unless another audience is given. */
export const campaignDraftOf = (more: object = {}, audience: object = {}) => ({
  name: 'حملة من الاختبار',
  subject: { ar: 'رسالة إلى {{name}}', en: 'A letter to {{name}}' },
  preheader: null,
  body: { ar: '<p dir="auto">أهلًا {{name}}</p>', en: '<p dir="auto">Hello {{name}}</p>' },
  audience: {
    type: 'filter',
    entity: 'employers',
    filter: '',
    viewName: null,
    listId: null,
    campaignId: null,
    excludeContactedDays: 0,
    ...audience,
  },
  languageRule: 'user',
  scheduleAt: null,
  ratePerMinute: 600,
  replyTo: null,
  trackOpens: false,
  ...more,
});

/** Puts a campaign into a test's database, with whatever the test cares about given. */
export async function addCampaign({ orm }: Into, row: Given<typeof emailCampaignsTable> = {}) {
  const number = await nextNumber(orm, 'CMP', 'email_campaigns_number');
  const draft = campaignDraftOf(row) as unknown as typeof emailCampaignsTable.$inferInsert;
  const [added] = await orm
    .insert(emailCampaignsTable)
    .values({
      ...draft,
      ...stamps(),
      number,
      state: 'draft',
      searchKey: campaignSearchKey({ number, name: draft.name, subject: draft.subject }),
      ...row,
    })
    .returning();
  return added!;
}

/** Puts a recipient into it, of a campaign and an employer of its own unless others are given. */
export async function addRecipient(into: Into, row: Given<typeof emailRecipientsTable> = {}) {
  const campaignId = row.campaignId ?? (await addCampaign(into)).id;
  const isSomebody = row.seekerId || row.providerId || row.employerId;
  const employerId = isSomebody ? null : (await recordsIn(into).employer()).id;
  const name = { ar: 'مستلم', en: 'Recipient' };
  const [added] = await into.orm
    .insert(emailRecipientsTable)
    .values({
      ...stamps(),
      state: 'queued',
      campaignId,
      employerId,
      name,
      email: `${newId()}@mail.example`,
      language: 'both',
      searchKey: searchKeyOf([name.ar, name.en]),
      ...row,
    })
    .returning();
  return added!;
}

/** Puts an address onto the suppression list. */
export async function addSuppression({ orm }: Into, row: Given<typeof suppressionsTable> = {}) {
  const number = await nextNumber(orm, 'SUP', 'suppressions_number');
  const email = row.email ?? `${newId()}@mail.example`;
  const [added] = await orm
    .insert(suppressionsTable)
    .values({
      ...stamps(),
      number,
      state: 'active',
      email,
      emailIndex: keyOf(testKeys.sealing, 'email', email),
      reason: 'manual',
      searchKey: searchKeyOf([number]),
      ...row,
    })
    .returning();
  return added!;
}
