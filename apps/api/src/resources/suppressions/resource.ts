import { suppressions } from '@diwan/api-contract/resources/suppressions';
import { suppressionWorkflow } from '@diwan/machines/workflows/suppression/suppression.workflow';
import { eq } from 'drizzle-orm';
import { computed, defineResource, type Writer } from '#crud/definition.ts';
import { madeFrom, toDay } from '#crud/lists/clauses.ts';
import { findNamed } from '#crud/lists/refs.ts';
import { maskEmail } from '#crud/masked/masks.ts';
import { nobody } from '#crud/notices.ts';
import { nextNumber } from '#crud/number.ts';
import { keyOf } from '#keys/whole-values.ts';
import { emailCampaignsTable as campaigns } from '../email-campaigns/table.ts';
import { searchKeyOf } from '../search-texts.ts';
import { suppressionsTable as table } from './table.ts';

export const suppressionsResource = defineResource({
  contract: suppressions,
  table,
  filters: { createdFrom: madeFrom(table), createdTo: toDay(table.createdAt) },
  sorts: { createdAt: table.createdAt },
  label: ({ number }) => ({ ar: number }),
  computed: {
    email: computed(table, ['email'], (rows) => rows.map(({ email }) => maskEmail(email))),
    campaign: computed(table, ['campaignId'], async (rows, { tx }) => {
      const ids = rows.map(({ campaignId }) => campaignId);
      const found = await findNamed(tx, campaigns, { name: campaigns.name }, ids);
      return ids.map((id) => (id === null ? null : { id, label: { ar: found.get(id)!.name } }));
    }),
  },
  exported: {
    email: ['email', 'number'],
    reason: 'reason',
    campaign: 'campaign',
    date: 'createdAt',
    inState: 'stateChangedAt',
    state: 'state',
  },
  writing: {
    async added({ email }, { tx, sealing }) {
      const number = await nextNumber(tx, 'SUP', 'suppressions_number');
      return {
        number,
        state: 'active' as const,
        emailIndex: keyOf(sealing, 'email', email),
        searchKey: searchKeyOf([number]),
      };
    },
    duplicates: { suppressions_email_key: { path: 'email', code: 'taken' } },
  },
  workflowBinding: {
    workflow: suppressionWorkflow,
    input: computed(table, ['id'], (rows) => rows.map(() => ({}))),
    effects: {
      storeLifting: (_, { note }, { now, actor: { type, id, name } }: Writer) => ({
        liftedBy: { type, id, name },
        liftedAt: now,
        liftReason: note,
      }),
    },
    notices: { 'suppression.lift': nobody('Whoever does it sees it, and nobody has to do anything about it.') },
  },
  reveal: ({ email }) => email,
  keyed: {
    columns: { email: table.emailIndex },
    async fill(tx, sealing, isStale, limit) {
      const rows = await tx
        .select({ id: table.id, email: table.email })
        .from(table)
        .where(isStale(table.emailIndex))
        .limit(limit)
        .for('no key update');
      for (const { id, email } of rows)
        await tx
          .update(table)
          .set({ emailIndex: keyOf(sealing, 'email', email) })
          .where(eq(table.id, id));
      return rows.length;
    },
  },
  seed: async () => (await import('./seed.ts')).suppressionsSeed,
});
