import { invoicePaymentStates } from '@diwan/api-contract/values/records/invoice';
import fc from 'fast-check';
import { note, now, wherever } from './values.model.ts';

/** Invoices: the input and payloads to try, and the whole table of what may lead where. */
export const invoicing = {
  invoice: {
    input: fc.record({
      now: fc.constant(now),
      type: fc.constantFrom('388', '388', '381', '383', '386'),
      subtype: fc.constantFrom('01', '02'),
      paymentState: fc.constantFrom(...invoicePaymentStates),
      isSellerComplete: fc.constantFrom(true, true, true, false),
      linesCount: fc.constantFrom(0, 1, 3),
      supplyDate: fc.constantFrom(null, '2026-02-28'),
      hasBuyerNumber: fc.boolean(),
      hasBuyerAddress: fc.boolean(),
      hasOriginal: fc.boolean(),
      hasReason: fc.boolean(),
      isSettled: fc.boolean(),
      gross: fc.constantFrom(0, 115_000),
      credited: fc.constantFrom(0, 0, 11_500),
      due: fc.constantFrom(0, 100_000, 115_000),
      dueDate: fc.constantFrom(null, '2026-02-01', '2026-04-01'),
      hasRecipient: fc.boolean(),
      isAddressRefused: fc.boolean(),
    }),
    payload: fc.record({
      amount: fc.constantFrom(1, 100_000, 103_500, 115_000, 115_001),
      reason: fc.constantFrom(undefined, 'price', 'other'),
      note,
      paidOn: fc.constantFrom('2026-02-01', '2026-04-01'),
      means: fc.constant('bank_transfer'),
      reference: fc.constantFrom(undefined, 'FT1'),
    }),
    table: {
      'invoice.issue': { draft: ['issued'] },
      'invoice.credit': { issued: ['credited'], credited: ['credited'] },
      'invoice.send': wherever(['issued', 'credited']),
      'invoice.recordPayment': wherever(['issued', 'credited']),
      'invoice.markOverdue': wherever(['issued', 'credited']),
    },
  },
};
