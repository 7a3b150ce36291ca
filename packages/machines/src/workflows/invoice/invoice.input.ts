import type { InvoiceLine } from '@diwan/api-contract/resources/invoice-draft';
import type { Invoice, InvoiceEvent } from '@diwan/api-contract/resources/invoices';
import type { CreditReason } from '@diwan/api-contract/values/records/invoice';

/** What the rules about an invoice look at. */
export interface InvoiceInput {
  now: string;
  type: Invoice['type'];
  subtype: Invoice['subtype'];
  paymentState: Invoice['paymentState'];
  /** Whether the settings name the company that sells, its numbers and its address. */
  isSellerComplete: boolean;
  linesCount: number;
  supplyDate: string | null;
  /** Whether the buyer has a VAT number or another number. */
  hasBuyerNumber: boolean;
  hasBuyerAddress: boolean;
  /** Whether an invoice is named that was issued, of those that are about another one. */
  hasOriginal: boolean;
  hasReason: boolean;
  /** Whether nothing is left to pay when it is issued: what it charges was paid before. */
  isSettled: boolean;
  gross: number;
  credited: number;
  due: number;
  dueDate: string | null;
  /** Whether its buyer has a record here, to whose address mails go. */
  hasRecipient: boolean;
  isAddressRefused: boolean;
}

/** What the product's own services say of a credit besides: staff only say how much. */
interface CreditInDetail {
  lines?: readonly InvoiceLine[];
  /** Whether the money went back already. */
  isRefunded?: boolean;
}

export type AnyInvoiceEvent =
  | Exclude<InvoiceEvent, { type: 'invoice.credit' }>
  | (Extract<InvoiceEvent, { type: 'invoice.credit' }> & CreditInDetail);

export type InvoiceRefusal =
  | 'sellerIncomplete'
  | 'linesMissing'
  | 'supplyDateMissing'
  | 'buyerNumberMissing'
  | 'buyerAddressMissing'
  | 'originalMissing'
  | 'isNote'
  | 'nothingLeft'
  | 'aboveRemaining'
  | 'aboveDue'
  | 'paidAhead'
  | 'recipientMissing'
  | 'addressRefused'
  | 'reasonMissing'
  | 'noteTooShort'
  | 'noteTooLong';

/** What is taken back of an invoice, and why. */
export interface Credit {
  /** With VAT. */
  amount: number;
  reason: CreditReason;
  note: string | null;
  /** What is taken back line by line; without them the amount is divided among what was charged. */
  lines: readonly InvoiceLine[] | null;
  isRefunded: boolean;
}

/** Money that came in. */
export interface Paid {
  amount: number;
  paidOn: string;
  means: Invoice['payments'][number]['means'];
  reference: string | null;
}
