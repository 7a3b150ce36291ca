import type { MaskedFieldOf } from '@diwan/api-contract/endpoints/reveal';
import { providers } from '@diwan/api-contract/resources/providers';
import { cities } from '@diwan/api-contract/values/places/cities';
import { providerWorkflow } from '@diwan/machines/workflows/provider/provider.workflow';
import { and, eq, lte, or, sql } from 'drizzle-orm';
import { computed, defineResource } from '#crud/definition.ts';
import { atLeast, atMost, lastDayBefore, madeFrom, toDay, untilDay } from '#crud/lists/clauses.ts';
import { hintOf, stateWords } from '#crud/lists/hint.ts';
import { refBeside, refsOfEach } from '#crud/lists/refs.ts';
import { maskIban, maskMobile, maskNationalId } from '#crud/masked/masks.ts';
import { balancesOf } from '#ledger/post.ts';
import { businessSpecialistsTable } from '../business-specialists/table.ts';
import { crmUsersOf } from '../crm-users/serving.ts';
import { industriesTable } from '../industries/table.ts';
import { colleaguesOf } from '../job-posts/team.ts';
import { areDocumentsExpiring, documentsOf, hasExpiredDocument } from './documents.ts';
import { providerEffects, providerInput } from './effects.ts';
import { providerKeyed } from './keyed.ts';
import { providerNotices } from './notices.ts';
import { providersTable as table } from './table.ts';
import { providerWriting } from './writing.ts';

const always = () => true;

export const providersResource = defineResource({
  contract: providers,
  table,
  filters: {
    specialist: (ids) =>
      or(...ids.map((id) => sql`${table.specialists} @> jsonb_build_array(jsonb_build_object('id', ${id}::text))`)) ??
      sql`true`,
    docsExpiring: areDocumentsExpiring,
    isBankUnverified: (isWanted) => {
      const isUnverified = sql`(${table.iban} is not null and ${table.bankVerifiedAt} is null)`;
      return isWanted ? isUnverified : sql`not ${isUnverified}`;
    },
    isFeatured: untilDay(table.featuredUntil),
    ratingMin: atLeast(table.ratingAverage),
    ratingMax: atMost(table.ratingAverage),
    walletBalanceMin: atLeast(table.walletBalance),
    walletBalanceMax: atMost(table.walletBalance),
    createdFrom: madeFrom(table),
    createdTo: toDay(table.createdAt),
  },
  sorts: {
    createdAt: table.createdAt,
    name: table.tradeNameAr,
    ordersCount: table.ordersCount,
    walletBalance: table.walletBalance,
  },
  label: ({ tradeName }) => tradeName,
  option: {
    where: eq(table.state, 'active'),
    orderBy: table.tradeNameAr,
    async hints(rows) {
      const wordsOf = await stateWords('providers', providers.workflow);
      return rows.map(({ number, cityId, state }) =>
        hintOf(number, cities[cityId], ...(state === 'active' ? [] : [wordsOf(state)])),
      );
    },
  },
  computed: {
    industry: refBeside(table, 'industryId', industriesTable),
    specialistNames: computed(table, ['specialists'], (rows, { tx }) =>
      refsOfEach(
        tx,
        businessSpecialistsTable,
        rows.map(({ specialists }) => specialists.map(({ id }) => id)),
      ),
    ),
    crmUser: computed(table, ['crmUserId'], (rows, { tx }) =>
      crmUsersOf(
        rows.map(({ crmUserId }) => crmUserId),
        tx,
      ),
    ),
    accountManager: computed(table, ['accountManagerId'], (rows, reader) =>
      colleaguesOf(
        rows.map(({ accountManagerId }) => accountManagerId),
        reader,
      ),
    ),
    wallet: computed(table, ['id', 'lifetimeEarned', 'lifetimePaid'], async (rows, { tx }) => {
      const balances = await balancesOf(
        rows.map(({ id }) => id),
        tx,
      );
      return rows.map(({ id, lifetimeEarned, lifetimePaid }) => {
        const { available, pending, on_hold: onHold } = balances.get(id)!;
        return { available, pending, onHold, lifetimeEarned, lifetimePaid };
      });
    }),
    documents: computed(table, ['id', 'type', 'isVatRegistered'], documentsOf),
    mobile: computed(table, ['mobile'], (rows) => rows.map(({ mobile }) => maskMobile(mobile))),
    nationalId: computed(table, ['nationalId'], (rows) => rows.map(({ nationalId }) => maskNationalId(nationalId))),
    iban: computed(table, ['iban'], (rows) => rows.map(({ iban }) => maskIban(iban))),
  },
  exported: {
    name: ['tradeName', 'number'],
    type: 'type',
    specialists: {
      of: 'specialists',
      title: 'specialists',
      value: ({ specialistNames }, { text }) => specialistNames.map(({ label }) => text(label)).join(', ') || null,
    },
    city: 'cityId',
    mobile: 'mobile',
    rating: 'ratingAverage',
    productsCount: 'productsCount',
    ordersCount: 'ordersCount',
    walletBalance: 'walletBalance',
    documents: {
      of: 'documents',
      title: 'documents',
      value: ({ documents }, { words }) =>
        documents.map(({ type }) => words.choices!.documentType![type]!).join(', ') || null,
    },
    inState: 'stateChangedAt',
    state: 'state',
    createdAt: 'createdAt',
    email: 'email',
    crNumber: 'crNumber',
    vatNumber: 'vatNumber',
  },
  unique: { email: { column: table.email, keyOf: (value) => value.toLowerCase() } },
  writing: providerWriting,
  workflowBinding: {
    workflow: providerWorkflow,
    input: providerInput,
    effects: providerEffects,
    notices: providerNotices,
    undoable: {
      'provider.approve': always,
      'provider.requestChanges': always,
      'provider.reject': always,
      'provider.assignManager': always,
      'provider.assignCrmUser': always,
      'provider.verifyBank': always,
      'provider.feature': always,
      'provider.unfeature': always,
      'provider.requestDocument': always,
      'provider.email': always,
      'provider.trustAddress': always,
    },
  },
  team: ({ accountManagerId }) => [accountManagerId],
  timed: (now) => [
    {
      event: { type: 'provider.documentExpired' },
      where: and(eq(table.state, 'active'), hasExpiredDocument(now)),
    },
    {
      event: { type: 'provider.endSuspension' },
      where: and(
        eq(table.state, 'suspended'),
        lte(table.suspendedUntil, lastDayBefore(now)),
        sql`not ${hasExpiredDocument(now)}`,
      ),
    },
  ],
  refersTo: [
    {
      table: businessSpecialistsTable,
      where: (id) => sql`${table.specialists} @> jsonb_build_array(jsonb_build_object('id', ${id}::text))`,
    },
  ],
  reveal: (row, field: MaskedFieldOf<'providers'>, { sealing }) =>
    field === 'nationalId' ? row.nationalIdSealed && sealing.open(row.nationalIdSealed) : row[field],
  keyed: providerKeyed,
  seed: async () => (await import('./seed.ts')).providersSeed,
});
