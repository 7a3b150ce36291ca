import { dayIn } from '../rules.ts';
import type { Workflow } from '../workflow.ts';
import type { AnyInvoiceEvent, InvoiceInput } from './invoice.input.ts';
import { invoiceMachine } from './invoice.machine.ts';

export type { Credit, InvoiceInput, Paid } from './invoice.input.ts';

/** A tax invoice from its draft on, and beside it whether it is paid. */
export const invoiceWorkflow: Workflow<InvoiceInput, AnyInvoiceEvent, typeof invoiceMachine> = {
  id: 'invoice',
  version: 1,
  machine: invoiceMachine,
  regions: { payment: ({ paymentState }) => paymentState },
  may: {
    'invoice.issue': 'money.approve',
    'invoice.credit': 'money.pay',
    'invoice.send': 'money.approve',
    'invoice.recordPayment': 'money.approve',
    'invoice.markOverdue': 'system',
  },
  stepUp: new Set(['invoice.credit']),
  samples: {
    'invoice.issue': () => ({ type: 'invoice.issue' }),
    'invoice.credit': () => ({ type: 'invoice.credit', amount: 1, reason: 'price' }),
    'invoice.send': () => ({ type: 'invoice.send' }),
    'invoice.recordPayment': ({ now, due }) => ({
      type: 'invoice.recordPayment',
      amount: Math.max(due, 1),
      paidOn: dayIn(now),
      means: 'bank_transfer',
    }),
    'invoice.markOverdue': () => ({ type: 'invoice.markOverdue' }),
  },
};
