import { emailRecipients } from '@diwan/api-contract/resources/email-recipients';
import { emailRecipientWorkflow } from '@diwan/machines/workflows/email-recipient/email-recipient.workflow';
import { and, eq, inArray } from 'drizzle-orm';
import { computed, defineResource } from '#crud/definition.ts';
import { idIn } from '#crud/lists/clauses.ts';
import { findNamed } from '#crud/lists/refs.ts';
import { maskEmail } from '#crud/masked/masks.ts';
import { emailCampaignsTable as campaigns } from '../email-campaigns/table.ts';
import { suppressionsTable as suppressions } from '../suppressions/table.ts';
import { measuredOf } from './measured.ts';
import { recipientEffects, recipientNotices } from './effects.ts';
import { personIn } from './subjects.ts';
import { emailRecipientsTable as table } from './table.ts';

export const emailRecipientsResource = defineResource({
  contract: emailRecipients,
  table,
  filters: { campaign: (ids) => idIn(table.campaignId, ids) },
  sorts: { createdAt: table.createdAt },
  label: ({ name, id }) => name ?? { ar: id },
  personOf: ({ seekerId }) => seekerId,
  computed: {
    campaign: computed(table, ['campaignId'], async (rows, { tx }) => {
      const ids = rows.map(({ campaignId }) => campaignId);
      const found = await findNamed(tx, campaigns, { name: campaigns.name }, ids);
      return ids.map((id) => ({ id, label: { ar: found.get(id)!.name } }));
    }),
    person: computed(table, ['seekerId', 'employerId', 'providerId', 'name'], (rows) =>
      rows.map((row) => row.name && { ...personIn(row), label: row.name }),
    ),
    email: computed(table, ['email'], (rows) => rows.map(({ email }) => email && maskEmail(email))),
  },
  exported: {
    person: { of: 'person', title: 'person', value: ({ person }, { text }) => text(person && person.label) },
    email: 'email',
    language: 'language',
    state: 'state',
    at: 'stateChangedAt',
    reason: 'reason',
  },
  workflowBinding: {
    workflow: emailRecipientWorkflow,
    input: computed(table, ['id', 'emailKey'], async (rows, { tx }) => {
      const keys = [...new Set(rows.flatMap(({ emailKey }) => emailKey ?? []))];
      const found =
        keys.length === 0
          ? []
          : await tx
              .select({ key: suppressions.emailKey })
              .from(suppressions)
              .where(and(inArray(suppressions.emailKey, keys), eq(suppressions.state, 'active')));
      const suppressed = new Set(found.map(({ key }) => key));
      const measured = await measuredOf(
        tx,
        rows.map(({ id }) => id),
      );
      return rows.map(({ id, emailKey }) => ({
        isSuppressed: emailKey !== null && suppressed.has(emailKey),
        isMeasured: measured.has(id),
      }));
    }),
    effects: recipientEffects,
    notices: recipientNotices,
  },
  reveal: ({ email }) => email,
  seed: async () => (await import('./seed.ts')).emailRecipientsSeed,
});
