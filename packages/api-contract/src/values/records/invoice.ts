export const invoiceStates = ['draft', 'issued', 'credited'] as const;
export type InvoiceState = (typeof invoiceStates)[number];
/** Whether it is paid; `refunded` is what was given back whole by credit notes, whoever had paid. */
export const invoicePaymentStates = ['unpaid', 'partially_paid', 'paid', 'overdue', 'refunded'] as const;
export type InvoicePaymentState = (typeof invoicePaymentStates)[number];

/** UN/CEFACT 1001 (BR-KSA-05): tax invoice, credit note, debit note, prepayment. */
export const invoiceTypes = ['388', '381', '383', '386'] as const;
export type InvoiceType = (typeof invoiceTypes)[number];
/** Those that are written; a credit note follows from the invoice that it credits. */
export const draftedInvoiceTypes = ['388', '383', '386'] as const;
/** To a business, or simplified to a person. */
export const invoiceSubtypes = ['01', '02'] as const;

/** What follows the subtype in KSA-2, each a digit, in this order. */
export const invoiceFlags = ['thirdParty', 'nominal', 'export', 'summary', 'selfBilled'] as const;
export type InvoiceFlag = (typeof invoiceFlags)[number];
/** Those that a simplified invoice may have (BR-KSA-31). */
export const simplifiedFlags: ReadonlySet<InvoiceFlag> = new Set(['thirdParty', 'nominal', 'summary']);

export const sellerIdSchemes = ['CRN', 'MOM', 'MLS', '700', 'SAG', 'OTH'] as const;
/** Whose number a buyer without a VAT number is known by (BR-KSA-14). */
export const buyerIdSchemes = ['TIN', 'CRN', 'MOM', 'MLS', '700', 'SAG', 'NAT', 'GCC', 'IQA', 'PAS', 'OTH'] as const;

export const paymentMeans = ['credit_card', 'mada', 'apple_pay', 'sadad', 'bank_transfer', 'wallet'] as const;

/** Why something is credited or charged afterwards (BR-KSA-17). */
export const creditReasons = ['cancelled', 'refunded', 'price', 'quantity', 'tax', 'other'] as const;
export type CreditReason = (typeof creditReasons)[number];

/** The transaction code of KSA-2: the subtype, and a digit for each flag. */
export const transactionCode = (subtype: string, flags: readonly InvoiceFlag[]): string =>
  subtype + invoiceFlags.map((flag) => (flags.includes(flag) ? '1' : '0')).join('');
