import { promoBatches } from '@diwan/api-contract/resources/promo-batches';
import { promoBatchWorkflow } from '@diwan/machines/workflows/promo-batch/promo-batch.workflow';
import { and, eq, sql } from 'drizzle-orm';
import { computed, defineResource } from '#crud/definition.ts';
import { madeFrom, toDay } from '#crud/lists/clauses.ts';
import { hintOf } from '#crud/lists/hint.ts';
import { nextNumber } from '#crud/number.ts';
import { eventsTable } from '../events/table.ts';
import { examsTable } from '../exams/table.ts';
import { productsTable } from '../products/table.ts';
import { promoSearchKey } from '../promo-codes/search-key.ts';
import { talentListBeside } from '../promo-codes/terms/talent-list-beside.ts';
import { targetsOf } from '../promo-codes/terms/targets.ts';
import { promoBatchNotices } from './notices.ts';
import { promoBatchesTable as table } from './table.ts';

export const promoBatchesResource = defineResource({
  contract: promoBatches,
  table,
  filters: {
    createdFrom: madeFrom(table),
    createdTo: toDay(table.createdAt),
  },
  sorts: { createdAt: table.createdAt, quantity: table.quantity },
  label: ({ name }) => name,
  option: {
    orderBy: table.createdAt,
    hints: async (rows) => rows.map(({ number, prefix }) => hintOf(number, { ar: prefix })),
  },
  computed: { talentList: computed(table, ['talentListId'], talentListBeside) },
  exported: {
    name: ['name', 'number'],
    prefix: 'prefix',
    type: 'type',
    value: ['percent', 'maxDiscount', 'amount', 'days'],
    made: ['generatedCount', 'quantity'],
    partner: 'partnerName',
    createdAt: 'createdAt',
    inState: 'stateChangedAt',
    state: 'state',
  },
  writing: {
    async added(draft, { tx }) {
      const number = await nextNumber(tx, 'PCB', 'promo_batches_number');
      return { number, state: 'generating' as const, searchKey: promoSearchKey([number, draft.prefix], draft) };
    },
    duplicates: {},
  },
  workflowBinding: {
    workflow: promoBatchWorkflow,
    input: computed(table, ['quantity', 'generatedCount'], (rows) =>
      rows.map(({ quantity, generatedCount }) => ({ quantity, generatedCount })),
    ),
    effects: {},
    notices: promoBatchNotices,
  },
  refersTo: [
    { table: productsTable, where: targetsOf(table.onlyProducts) },
    { table: eventsTable, where: targetsOf(table.onlyEvents) },
    { table: examsTable, where: targetsOf(table.onlyExams) },
  ],
  timed: () => [
    {
      event: { type: 'promoBatch.finish' },
      where: and(eq(table.state, 'generating'), sql`${table.generatedCount} >= ${table.quantity}`),
    },
  ],
  seed: async () => (await import('./seed.ts')).promoBatchesSeed,
});
