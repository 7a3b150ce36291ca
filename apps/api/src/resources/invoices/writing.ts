import type { invoices } from '@diwan/api-contract/resources/invoices';
import type { DraftOf, Writer, Writing } from '#crud/definition.ts';
import { problemOf } from '#http/problems/problems.ts';
import { computed } from './amounts/amounts.ts';
import { standardRate } from './amounts/rate.ts';
import { invoiceSearchKey } from './search-key.ts';
import type { invoicesTable } from './table.ts';

/** What follows from what is written of a draft: its amounts, and what it is found by. */
async function derived({ lines, supplyDate, buyer }: DraftOf<typeof invoices>, { tx, now }: Writer) {
  const amounts = computed(lines, await standardRate(tx, supplyDate, now));
  return { ...amounts, searchKey: invoiceSearchKey(null, buyer) };
}

export const invoiceWriting: Writing<typeof invoices, typeof invoicesTable> = {
  added: async (draft, writer) => ({
    state: 'draft' as const,
    paymentState: 'unpaid' as const,
    ...(await derived(draft, writer)),
  }),
  edited(draft, { state }, writer) {
    if (state !== 'draft') throw problemOf('refused', { reason: 'issuedKept' });
    return derived(draft, writer);
  },
  duplicates: {},
};
