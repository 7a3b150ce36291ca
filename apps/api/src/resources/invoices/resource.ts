import { invoices } from '@diwan/api-contract/resources/invoices';
import { transactionCode } from '@diwan/api-contract/values/records/invoice';
import { invoiceWorkflow } from '@diwan/machines/workflows/invoice/invoice.workflow';
import { and, gt, inArray, lt, lte, sql } from 'drizzle-orm';
import { computed, defineResource } from '#crud/definition.ts';
import { atLeast, atMost, fromDay, isFilled, oneOf, riyadhDay, toDay } from '#crud/lists/clauses.ts';
import { findNamed } from '#crud/lists/refs.ts';
import { buyersBeside } from './buyers.ts';
import { invoiceEffects, invoiceInput } from './effects.ts';
import { invoiceColumns } from './export-columns.ts';
import { invoiceNotices } from './notices.ts';
import { invoicesTable as table } from './table.ts';
import { invoiceWriting } from './writing.ts';

const owed = inArray(table.paymentState, ['unpaid', 'partially_paid', 'overdue']);

export const invoicesResource = defineResource({
  contract: invoices,
  table,
  filters: {
    // Nothing is issued but by a change of its state.
    issuedFrom: fromDay(table.issueAt, { stateChangedAt: table.stateChangedAt }),
    issuedTo: toDay(table.issueAt),
    grossMin: atLeast(table.gross),
    grossMax: atMost(table.gross),
    vatNumber: oneOf(table.vatNumber),
    overdueDaysMin: (days, now) => sql`(${owed} and ${lte(table.dueDate, riyadhDay(now, -Math.min(days, 36_500)))})`,
    isSent: isFilled(table.sentAt),
  },
  sorts: { createdAt: table.createdAt, issueAt: table.issueAt, gross: table.gross, due: table.due },
  label: ({ number, buyer }) => (number === null ? buyer.name : { ar: number }),
  option: { orderBy: table.createdAt, where: gt(table.gross, table.credited) },
  computed: {
    transactionCode: computed(table, ['subtype', 'flags'], (rows) =>
      rows.map(({ subtype, flags }) => transactionCode(subtype, flags)),
    ),
    billingReference: computed(table, ['originalId'], async (rows, { tx }) => {
      const ids = rows.map(({ originalId }) => originalId);
      const found = await findNamed(tx, table, { number: table.number }, ids);
      return ids.map((id) => found.get(id ?? '')?.number ?? null);
    }),
    employer: computed(table, ['employerId'], buyersBeside('employerId')),
    provider: computed(table, ['providerId'], buyersBeside('providerId')),
    seeker: computed(table, ['seekerId'], buyersBeside('seekerId')),
  },
  exported: invoiceColumns,
  writing: invoiceWriting,
  workflowBinding: {
    workflow: invoiceWorkflow,
    input: invoiceInput,
    effects: invoiceEffects,
    notices: invoiceNotices,
  },
  timed: (now) => [
    {
      event: { type: 'invoice.markOverdue' },
      where: and(
        inArray(table.state, ['issued', 'credited']),
        inArray(table.paymentState, ['unpaid', 'partially_paid']),
        lt(table.dueDate, riyadhDay(now)),
        gt(table.due, 0),
      ),
    },
  ],
  seed: async () => (await import('./seed.ts')).invoicesSeed,
});
