import type { InvoiceInput } from './invoice.input.ts';

/** Of 1,150 riyals to a business, with all that it must say. */
export const example: InvoiceInput = {
  now: '2026-03-01T09:00:00.000Z',
  type: '388',
  subtype: '01',
  paymentState: 'unpaid',
  isSellerComplete: true,
  linesCount: 1,
  supplyDate: '2026-02-28',
  hasBuyerNumber: true,
  hasBuyerAddress: true,
  hasOriginal: false,
  hasReason: false,
  isSettled: false,
  gross: 115_000,
  credited: 0,
  due: 115_000,
  dueDate: '2026-03-31',
  hasRecipient: true,
  isAddressRefused: false,
};
