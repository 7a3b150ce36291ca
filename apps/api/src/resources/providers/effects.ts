import type { providerMachine } from '@diwan/machines/workflows/provider/provider.machine';
import type { ProviderInput, ProviderJudgement } from '@diwan/machines/workflows/provider/provider.workflow';
import { endOfDay } from '@diwan/machines/workflows/rules';
import { computed, type EffectHandlers, type Row, type Writer } from '#crud/definition.ts';
import { riyadhDay } from '#crud/lists/clauses.ts';
import { problemOf } from '#http/problems/problems.ts';
import { expectServing } from '#resources/crm-users/serving.ts';
import { whoWorksHere } from '#resources/job-posts/team.ts';
import { addressEffects, messageAbout } from '#resources/mails/messages.ts';
import { enqueueMail, onceFinal } from '#resources/mails/outbox.ts';
import { providersWithOpenOrders } from '../orders/open-orders.ts';
import { documentsOf, lacksOf } from './documents.ts';
import { withOpenWithdrawals } from './open-withdrawals.ts';
import { providersTable } from './table.ts';

type Provider = Row<typeof providersTable>;

/** What the provider workflow names, carried out. */
export const providerEffects: EffectHandlers<typeof providersTable, typeof providerMachine> = {
  storeReason: (_: Provider, { reason, note, fields = [], until = null }: ProviderJudgement) => ({
    stateReason: reason,
    stateNote: note,
    stateFields: fields,
    suspendedUntil: until,
  }),
  clearReason: () => ({ stateReason: null, stateNote: null, stateFields: [], suspendedUntil: null }),
  storeBankVerification: (_: Provider, __: unknown, { now }: Writer) => ({ bankVerifiedAt: now }),
  storeFeature: (_: Provider, { until }: { until: string | null }) => ({ featuredUntil: until }),
  async storeManager(_: Provider, { accountManager }: { accountManager: string }, { tx }: Writer) {
    if (!(await whoWorksHere([accountManager], tx)).has(accountManager))
      throw problemOf('invalid', { errors: [{ path: 'accountManager', code: 'unknownReference' }] });
    return { accountManagerId: accountManager };
  },
  async storeCrmUser(_: Provider, { crmUser }: { crmUser: string }, { tx }: Writer) {
    await expectServing(crmUser, 'crmUser', tx);
    return { crmUserId: crmUser };
  },
  ...addressEffects,
  announceMessage: messageAbout(({ id: providerId, number }: Provider) => ({ providerId, number })),
  async announceDecision({ id: providerId, number }: Provider, _: unknown, writer: Writer) {
    await enqueueMail(writer, { template: 'providerModerated', about: { providerId, number } }, onceFinal(writer.now));
  },
};

/** What the provider workflow's rules look at, for several providers at once. */
export const providerInput = computed(
  providersTable,
  [
    'id',
    'type',
    'isVatRegistered',
    'iban',
    'bankVerifiedAt',
    'crExpiresOn',
    'featuredUntil',
    'walletBalance',
    'emailRefusedAt',
  ],
  async (rows, reader): Promise<ProviderInput[]> => {
    const documents = await documentsOf(rows, reader);
    const ids = rows.map(({ id }) => id);
    const open = await withOpenWithdrawals(ids, reader.tx);
    const ordered = await providersWithOpenOrders(ids, reader.tx);
    const today = riyadhDay(reader.now);
    return rows.map((row, index) => ({
      now: reader.now,
      iban: row.iban,
      bankVerifiedAt: row.bankVerifiedAt,
      crExpiresAt: row.crExpiresOn && endOfDay(row.crExpiresOn),
      isFeatured: row.featuredUntil !== null && row.featuredUntil >= today,
      walletBalance: row.walletBalance,
      hasOpenWithdrawals: open.has(row.id),
      hasOpenOrders: ordered.has(row.id),
      isAddressRefused: row.emailRefusedAt !== null,
      ...lacksOf(row, documents[index]!),
    }));
  },
);
