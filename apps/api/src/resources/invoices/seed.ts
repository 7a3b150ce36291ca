import type { InvoiceBuyer } from '@diwan/api-contract/resources/invoice-draft';
import { initialSettings } from '@diwan/api-contract/settings/register';
import { simplifiedFlags } from '@diwan/api-contract/values/records/invoice';
import { riyadhDay } from '#crud/lists/clauses.ts';
import { settingChanges } from '#db/schema/settings.ts';
import { staffActors, theSystem } from '#seeding/people-who-act.ts';
import { createRandom } from '#seeding/random.ts';
import type { Seed, Seeding } from '#seeding/seed.ts';
import { day, instant, makeId, minute } from '#seeding/time.ts';
import { qrOf } from './issuing/qr.ts';
import { invoiceSearchKey } from './search-key.ts';
import { type InvoicePlan, planInvoices } from './seed/plan.ts';
import type { PlannedInvoice } from './seed/planned-invoice.ts';
import { sellerIn } from './issuing/seller.ts';
import { invoiceSeriesTable } from './table.ts';

/** Who sells in the demo. */
const sellerCompany = {
  name: { ar: 'شركة ديوان للتوظيف والخدمات', en: 'Diwan Recruitment and Services Company' },
  vatNumber: '310175397400003',
  crNumber: '1010587342',
  address: {
    buildingNumber: '3141',
    street: 'طريق الملك فهد',
    district: 'العليا',
    city: 'الرياض',
    postalCode: '12214',
    additionalNumber: '6592',
  },
};
const seller = sellerIn({ ...initialSettings, sellerCompany })!;

export const invoicesSeed: Seed<InvoicePlan & { settingAt?: number; seed?: number }> = {
  plan: (seeding) => ({ ...planInvoices(seeding), settingAt: seeding.now - 400 * day, seed: seeding.seed }),
  rows: ({ invoices }, seeding) => invoiceRows(invoices, seeding),
  attached: ({ series, settingAt = 0, seed = 0 }) => [
    [invoiceSeriesTable, series],
    [
      settingChanges,
      [
        {
          id: makeId(settingAt, createRandom(seed, 'invoices.seller')),
          key: 'sellerCompany',
          before: initialSettings.sellerCompany,
          after: sellerCompany,
          effectiveFrom: instant(settingAt),
          at: instant(settingAt),
          by: staffActors[0]!,
          isRevert: false,
        },
      ],
    ],
  ],
  notifications: ({ invoices }) =>
    invoices
      .filter(({ paymentState }) => paymentState === 'overdue')
      .slice(-3)
      .map(({ id, numbered, at }) => ({
        kind: 'invoiceOverdue',
        ref: { resource: 'invoices', id, label: { ar: numbered!.number } },
        at: at + 31 * day,
      })),
};

const bare = { vatNumber: null, idScheme: null, idNumber: null, address: null } as const;

/** As the buyer's record has it. */
function buyerOf({ kind, record }: PlannedInvoice['buyer']): InvoiceBuyer {
  if (kind === 'seeker') {
    const full = (name: typeof record.name.ar) => [name.first, name.father, name.family].filter(Boolean).join(' ');
    return { ...bare, name: { ar: full(record.name.ar), en: full(record.name.en) } };
  }
  if (kind === 'provider') return { ...bare, name: record.tradeName };
  const { crNumber, vatNumber, address } = record.billing!;
  return { name: record.name, vatNumber, idScheme: 'CRN', idNumber: crNumber, address };
}

function* invoiceRows(invoices: PlannedInvoice[], { now }: Seeding) {
  const [payer] = staffActors;
  for (const invoice of invoices) {
    const { id, type, at, state, paymentState, lines, amounts, paid, means, credited, creditedAt, original } = invoice;
    const known = buyerOf(invoice.buyer);
    const isStandard = known.vatNumber !== null && known.address !== null;
    const supplyDate = riyadhDay(instant(invoice.order?.createdAt ?? at));
    const isDraft = state === 'draft';
    // Some drafts lack what an invoice to a company must say.
    const subtype = isStandard || (isDraft && invoice.buyer.kind === 'employer') ? ('01' as const) : ('02' as const);
    const flags = invoice.flags.filter((flag) => subtype === '01' || simplifiedFlags.has(flag));
    // Whoever buys from abroad is known by the other number.
    const buyer = flags.includes('export') ? { ...known, vatNumber: null } : known;
    const changedAt = Math.min(now, Math.max(at, creditedAt ?? at, paid?.at ?? at));
    const number = invoice.numbered?.number ?? null;
    const by = invoice.order ? theSystem : payer!;
    yield {
      id,
      version: isDraft ? 1 : 2,
      createdAt: instant(at),
      updatedAt: instant(changedAt),
      stateChangedAt: instant(creditedAt ?? at),
      createdBy: theSystem,
      updatedBy: theSystem,
      searchKey: invoiceSearchKey(number, buyer),
      series: invoice.numbered?.series ?? null,
      place: invoice.numbered?.place ?? null,
      state,
      paymentState,
      type,
      subtype,
      flags,
      issueAt: isDraft ? null : instant(at),
      supplyDate,
      dueDate:
        isDraft || type === '381' || (paid && paymentState === 'paid') ? null : riyadhDay(instant(at + 30 * day)),
      seller: isDraft ? null : seller,
      buyer,
      employerId: invoice.buyer.kind === 'employer' ? invoice.buyer.record.id : null,
      providerId: invoice.buyer.kind === 'provider' ? invoice.buyer.record.id : null,
      seekerId: invoice.buyer.kind === 'seeker' ? invoice.buyer.record.id : null,
      lines,
      ...amounts,
      prepaid: invoice.prepaid,
      paid: paid?.amount ?? 0,
      credited,
      payments: paid
        ? [{ paidOn: riyadhDay(instant(paid.at)), amount: paid.amount, means, reference: null, by: by.name }]
        : [],
      isPaidBefore: invoice.order !== null && type === '388',
      orderId: invoice.order?.id ?? null,
      paymentMeans: means,
      originalId: original?.id ?? null,
      creditReason: invoice.reason,
      notes: invoice.reason === 'other' ? 'أُصدر بالاتفاق مع العميل بعد مراجعة الطلب.' : null,
      qr: isDraft
        ? null
        : qrOf({
            sellerName: seller.name.ar,
            vatNumber: seller.vatNumber,
            issueAt: instant(at),
            gross: amounts.gross,
            vat: amounts.vat,
          }),
      sentAt: invoice.isSent && !isDraft ? instant(Math.min(now, at + 2 * minute)) : null,
    };
  }
}
