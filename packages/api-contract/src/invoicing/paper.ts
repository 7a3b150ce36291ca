import type { Invoice } from '../resources/invoices.ts';
import { addressLine } from '../values/places/national-address.ts';
import type { invoiceTypes } from '../values/records/invoice.ts';
import { amountText, dayText, momentText, rateText } from './amount-text.ts';

type Type = (typeof invoiceTypes)[number];
type Words<Key extends string> = Readonly<Record<Key, string>>;
type Party = Pick<NonNullable<Invoice['seller']>, 'name'> & {
  vatNumber: string | null;
  idScheme: NonNullable<Invoice['buyer']['idScheme']> | null;
  idNumber: string | null;
  address: Invoice['buyer']['address'];
};

/** What stands on an invoice in one language. */
export interface PaperWords
  extends Words<
    | 'draft'
    | 'number'
    | 'issuedAt'
    | 'supplyDate'
    | 'dueDate'
    | 'original'
    | 'reason'
    | 'paymentMeans'
    | 'seller'
    | 'buyer'
    | 'vatNumber'
    | 'address'
    | 'line'
    | 'quantity'
    | 'unitPrice'
    | 'discount'
    | 'net'
    | 'rate'
    | 'vat'
    | 'gross'
    | 'amounts'
    | 'qr'
    | 'notes'
  > {
  types: Words<Type>;
  simplified: Words<Type>;
  schemes: Words<NonNullable<Party['idScheme']>>;
  exempt: Words<'Z' | 'E' | 'O'>;
  totals: Words<'net' | 'discount' | 'vat' | 'gross' | 'prepaid' | 'setOff' | 'paid' | 'credited' | 'due' | 'owed'>;
  means: Words<NonNullable<Invoice['paymentMeans']>>;
  reasons: Words<NonNullable<Invoice['creditReason']>>;
}

/** What of an invoice stands on its paper. */
export type PaperSource = Pick<
  Invoice,
  | 'number'
  | 'type'
  | 'subtype'
  | 'issueAt'
  | 'supplyDate'
  | 'dueDate'
  | 'billingReference'
  | 'creditReason'
  | 'paymentMeans'
  | 'seller'
  | 'buyer'
  | 'lines'
  | 'lineAmounts'
  | 'net'
  | 'discount'
  | 'vat'
  | 'gross'
  | 'prepaid'
  | 'paid'
  | 'credited'
  | 'due'
  | 'notes'
  | 'qr'
>;

/** A text in both languages. */
export interface Both {
  ar: string;
  en: string;
}

/** What is the same in both, such as a number, or a text of each. */
type Value = string | Both;

export interface PaperFact {
  label: Both;
  value: Value;
}

/** An invoice as it stands on paper: everything in both languages, nothing left to be computed. */
export interface InvoicePaper {
  title: Both;
  /** Why it is no invoice yet; null of what is issued. */
  draft: Both | null;
  facts: PaperFact[];
  parties: { title: Both; name: Both; facts: PaperFact[] }[];
  /** What the columns of figures are called; the first column has the descriptions. */
  columns: { description: Both; figures: Both[] };
  lines: { description: Both; figures: Value[] }[];
  totals: (PaperFact & { isMain: boolean })[];
  amounts: Both;
  notes: { label: Both; text: string } | null;
  qr: { text: string; label: Both } | null;
}

/** The pieces of an invoice's paper, in the words of both languages. */
export function paperOf(invoice: PaperSource, words: { ar: PaperWords; en: PaperWords }): InvoicePaper {
  const both = (pick: (of: PaperWords) => string): Both => ({ ar: pick(words.ar), en: pick(words.en) });
  const fact = (pick: (of: PaperWords) => string, value: Value | null): PaperFact[] =>
    value === null ? [] : [{ label: both(pick), value }];
  const { type, subtype, seller, buyer, lines, lineAmounts, paymentMeans, creditReason, qr } = invoice;

  const partyOf = (title: Both, { name, vatNumber, idScheme, idNumber, address }: Party) => ({
    title,
    name: { ar: name.ar, en: name.en ?? name.ar },
    facts: [
      ...fact((of) => of.vatNumber, vatNumber),
      ...(idScheme ? fact((of) => of.schemes[idScheme], idNumber) : []),
      ...fact((of) => of.address, address && addressOf(address)),
    ],
  });

  return {
    title: both((of) => (subtype === '02' ? of.simplified : of.types)[type]),
    draft: invoice.number === null ? both((of) => of.draft) : null,
    facts: [
      ...fact((of) => of.number, invoice.number),
      ...fact((of) => of.issuedAt, invoice.issueAt && momentText(invoice.issueAt)),
      ...fact((of) => of.supplyDate, invoice.supplyDate && dayText(invoice.supplyDate)),
      ...fact((of) => of.dueDate, invoice.dueDate && dayText(invoice.dueDate)),
      ...fact((of) => of.original, invoice.billingReference),
      ...fact((of) => of.reason, creditReason && both((of) => of.reasons[creditReason])),
      ...fact((of) => of.paymentMeans, paymentMeans && both((of) => of.means[paymentMeans])),
    ],
    parties: [
      ...(seller
        ? [
            partyOf(
              both((of) => of.seller),
              seller,
            ),
          ]
        : []),
      partyOf(
        both((of) => of.buyer),
        buyer,
      ),
    ],
    columns: {
      description: both((of) => of.line),
      figures: (['quantity', 'unitPrice', 'discount', 'net', 'rate', 'vat', 'gross'] as const).map((column) =>
        both((of) => of[column]),
      ),
    },
    lines: lines.map(({ description, quantity, unitPrice, discount, category }, index) => {
      const { net, rateBps, vat, gross } = lineAmounts[index]!;
      const rate = category === 'S' ? rateText(rateBps) : both((of) => of.exempt[category]);
      return {
        description: { ar: description.ar, en: description.en ?? description.ar },
        figures: [
          String(quantity),
          amountText(unitPrice),
          amountText(discount),
          amountText(net),
          rate,
          amountText(vat),
          amountText(gross),
        ],
      };
    }),
    totals: totalsOf(invoice).map(({ key, amount, isMain }) => ({
      label: both((of) => of.totals[key]),
      value: amountText(amount),
      isMain,
    })),
    amounts: both((of) => of.amounts),
    notes: invoice.notes ? { label: both((of) => of.notes), text: invoice.notes } : null,
    qr: qr === null ? null : { text: qr, label: both((of) => of.qr) },
  };
}

/** As it was written, once: its words are those of one language. */
function addressOf(address: NonNullable<Party['address']>): Both {
  const line = addressLine(address, /\p{Script=Arabic}/u.test(address.street) ? 'ar' : 'en');
  return { ar: line, en: line };
}

/** What stands beneath the lines: of what was paid and taken back only what there is. */
function totalsOf({ type, net, discount, vat, gross, prepaid, paid, credited, due }: PaperSource) {
  const isCredit = type === '381';
  const line = (key: keyof PaperWords['totals'], amount: number, isMain = false) => ({ key, amount, isMain });
  const some = (key: keyof PaperWords['totals'], amount: number) => (amount > 0 ? [line(key, amount)] : []);
  return [
    ...some('discount', discount),
    line('net', net),
    line('vat', vat),
    line('gross', gross, true),
    ...some(isCredit ? 'setOff' : 'prepaid', prepaid),
    ...some('credited', credited),
    ...some('paid', paid),
    ...(prepaid + credited + paid > 0 || due > 0 ? [line(isCredit ? 'owed' : 'due', due, true)] : []),
  ];
}
