import type { MaskedFieldOf } from '@diwan/api-contract/endpoints/reveal';
import { employers } from '@diwan/api-contract/resources/employers';
import { cities } from '@diwan/api-contract/values/places/cities';
import { cvViewsKey, jobPostsKey } from '@diwan/api-contract/values/records/plan';
import { employerWorkflow } from '@diwan/machines/workflows/employer/employer.workflow';
import { and, eq, lte, sql } from 'drizzle-orm';
import { computed, defineResource } from '#crud/definition.ts';
import { isPositive, lastDayBefore, madeFrom, toDay } from '#crud/lists/clauses.ts';
import { hintOf, stateWords } from '#crud/lists/hint.ts';
import { refBeside } from '#crud/lists/refs.ts';
import { maskEmail, maskMobile } from '#crud/masked/masks.ts';
import { maskRows } from '#crud/masked/parts.ts';
import { crmUsersOf } from '#resources/crm-users/serving.ts';
import { employersTable as table } from '#resources/employers/table.ts';
import { industriesTable } from '#resources/industries/table.ts';
import { colleaguesOf } from '#resources/job-posts/team.ts';
import { endsWithin, runningBeside, subscribesTo } from '#resources/plan-subscriptions/running.ts';
import { quotasBeside } from '#resources/plan-subscriptions/usage/quota.ts';
import { seekersTable } from '#resources/seekers/table.ts';
import { addressOf } from './address.ts';
import { expectSeekers } from './blocked.ts';
import { areDocumentsExpiring, documentsOf } from './documents.ts';
import { employerEffects, employerInput, lockEmployerAfterJobs } from './effects.ts';
import { employerKeyed, employerKeys } from './keyed.ts';
import { employerNotices } from './notices.ts';
import { employerSearchKey } from './search-key.ts';

const always = () => true;
const jobPostsBeside = quotasBeside(jobPostsKey);
const cvViewsBeside = quotasBeside(cvViewsKey);

export const employersResource = defineResource({
  contract: employers,
  table,
  filters: {
    hasOpenJobs: isPositive(table.openJobs),
    docsExpiring: areDocumentsExpiring,
    plan: subscribesTo,
    planExpiringWithinDays: endsWithin,
    createdFrom: madeFrom(table),
    createdTo: toDay(table.createdAt),
  },
  sorts: {
    createdAt: table.createdAt,
    name: table.nameAr,
    openJobs: table.openJobs,
    applicantsTotal: table.applicantsTotal,
    lastActivityAt: table.lastActivityAt,
  },
  label: ({ name }) => name,
  option: {
    where: eq(table.state, 'verified'),
    orderBy: table.nameAr,
    async hints(rows) {
      const wordsOf = await stateWords('employers', employers.workflow);
      return rows.map(({ number, cityId, state }) =>
        hintOf(number, cities[cityId], ...(state === 'verified' ? [] : [wordsOf(state)])),
      );
    },
  },
  computed: {
    industry: refBeside(table, 'industryId', industriesTable),
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
    subscription: computed(table, ['id'], async (rows, reader) => {
      const running = new Map((await runningBeside(rows, reader)).map(({ employerId, ...one }) => [employerId, one]));
      return rows.map(({ id }) => running.get(id) ?? null);
    }),
    jobQuotaLimit: computed(table, ['id', 'jobQuotaLimit'], async (rows, reader) => {
      const quotas = await jobPostsBeside(rows, reader);
      return rows.map(({ id, jobQuotaLimit }) => (quotas.get(id) ?? { limit: jobQuotaLimit }).limit);
    }),
    cvViewQuotaUsed: computed(table, ['id', 'cvViewQuotaUsed'], async (rows, reader) => {
      const quotas = await cvViewsBeside(rows, reader);
      return rows.map(({ id, cvViewQuotaUsed }) => (quotas.get(id) ?? { used: cvViewQuotaUsed }).used);
    }),
    cvViewQuotaLimit: computed(table, ['id', 'cvViewQuotaLimit'], async (rows, reader) => {
      const quotas = await cvViewsBeside(rows, reader);
      return rows.map(({ id, cvViewQuotaLimit }) => (quotas.get(id) ?? { limit: cvViewQuotaLimit }).limit);
    }),
    documents: computed(table, ['id', 'type'], documentsOf),
    contacts: computed(table, ['contacts'], (rows) =>
      rows.map(({ contacts }) => maskRows(contacts, { email: maskEmail, mobile: maskMobile })),
    ),
    mobile: computed(table, ['mobile'], (rows) => rows.map(({ mobile }) => maskMobile(mobile))),
  },
  exported: {
    name: ['name', 'number'],
    industry: 'industry',
    city: 'cityId',
    size: 'size',
    plan: { of: 'subscription.plan', title: 'plan' },
    planExpiry: { of: 'subscription.currentPeriodEnd', title: 'planExpiry' },
    openJobs: 'openJobs',
    applicantsTotal: 'applicantsTotal',
    hiresTotal: 'hiresTotal',
    accountManager: 'accountManager',
    lastActivityAt: 'lastActivityAt',
    inState: 'stateChangedAt',
    state: 'state',
    legalName: 'legalName',
    type: 'type',
    crNumber: 'crNumber',
    vatNumber: 'vatNumber',
    email: 'email',
    mobile: 'mobile',
    createdAt: 'createdAt',
  },
  unique: { crNumber: { column: table.crNumber, keyOf: (value) => value } },
  writing: {
    async edited(draft, before, writer) {
      await expectSeekers(draft.blockedSeekerIds, before.blockedSeekerIds, writer);
      return {
        searchKey: employerSearchKey({ ...draft, number: before.number }),
        ...employerKeys(writer.sealing, draft),
        // A new address may take what the old one did not.
        ...(addressOf(draft) === addressOf(before) ? {} : { emailRefusedAt: null }),
      };
    },
    duplicates: { employers_cr_number: { path: 'crNumber', code: 'registrationTaken' } },
  },
  workflowBinding: {
    workflow: employerWorkflow,
    input: employerInput,
    effects: employerEffects,
    notices: employerNotices,
    lockFirst: lockEmployerAfterJobs,
    undoable: {
      'employer.verify': always,
      'employer.requestChanges': always,
      'employer.reject': always,
      'employer.assignManager': always,
      'employer.assignCrmUser': always,
      'employer.email': always,
      'employer.trustAddress': always,
    },
  },
  team: ({ accountManagerId }) => [accountManagerId],
  timed: (now) => [
    {
      event: { type: 'employer.registrationExpired' },
      where: and(eq(table.state, 'verified'), lte(table.crExpiresOn, lastDayBefore(now))),
    },
  ],
  refersTo: [
    {
      table: seekersTable,
      where: (id) => sql`${table.blockedSeekerIds} @> jsonb_build_array(jsonb_build_object('id', ${id}::text))`,
    },
  ],
  reveal: (row, field: MaskedFieldOf<'employers'>) => row[field],
  keyed: employerKeyed,
  seed: async () => (await import('./seed.ts')).employersSeed,
});
