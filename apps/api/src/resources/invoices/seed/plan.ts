import type { InvoiceLine } from '@diwan/api-contract/resources/invoice-draft';
import type { Invoice } from '@diwan/api-contract/resources/invoices';
import { creditReasons, invoicePaymentStates, paymentMeans } from '@diwan/api-contract/values/records/invoice';
import { createRandom, type Random } from '#seeding/random.ts';
import type { Seeding } from '#seeding/seed.ts';
import { ageOf, before, day, hour, makeId, minute } from '#seeding/time.ts';
import { employersSeed } from '#resources/employers/seed.ts';
import { providersSeed } from '#resources/providers/seed.ts';
import type { PlannedSeeker } from '#resources/seekers/planned-seeker.ts';
import { seekersSeed } from '#resources/seekers/seed.ts';
import { computed } from '../amounts/amounts.ts';
import { numberIn, seriesOf } from '../issuing/numbers.ts';
import { invoicesOfOrders } from './of-orders.ts';
import type { Buyer, PlannedInvoice } from './planned-invoice.ts';
import { toEmployers, toProviders, toSeekers, withoutVat } from './offers.ts';

export interface InvoicePlan {
  invoices: PlannedInvoice[];
  series: { name: string; last: number }[];
}

const standardBps = 1500;
const draftsCount = 4;
const year = 365 * day;

/** A year of invoices in the order in which they were issued, with the notes that followed. */
export function planInvoices(seeding: Seeding): InvoicePlan {
  const { scale, seed, now, planOf } = seeding;
  const count = Math.ceil(900 * scale) + 24;
  const random = createRandom(seed, 'invoices');
  const [employers, providers, seekers] = [planOf(employersSeed), planOf(providersSeed), planOf(seekersSeed)];
  const isWhole = ({ mergedInto }: PlannedSeeker) => mergedInto === null;
  const people = seekers.filter(isWhole);
  const invoices: PlannedInvoice[] = [];
  for (let index = 0; index < count; index++) {
    const at = now - ageOf(index, count, year, random);
    const kind = random.weighted({ employer: 62, provider: 14, seeker: 24 });
    const buyer: Buyer =
      kind === 'employer'
        ? { kind, record: random.pick(before(employers, at)) }
        : kind === 'provider'
          ? { kind, record: random.pick(before(providers, at)) }
          : { kind, record: random.pick(before(people, at)) };
    invoices.push(...planInvoice({ index, fromEnd: count - 1 - index, at, buyer, now, random }));
  }
  invoices.push(...invoicesOfOrders(seeding, standardBps));
  return { invoices, series: numberAll(invoices, now) };
}

interface Place {
  index: number;
  fromEnd: number;
  at: number;
  buyer: Buyer;
  now: number;
  random: Random;
}

function planInvoice({ index, fromEnd, at, buyer, now, random }: Place): PlannedInvoice[] {
  const lines = linesFor(buyer, index, random);
  const amounts = computed(lines, standardBps);
  const type = index % 40 === 5 ? '386' : '388';
  const isDraft = fromEnd < draftsCount;
  const invoice: PlannedInvoice = {
    id: makeId(at, random),
    order: null,
    buyer,
    type,
    at,
    lines,
    flags: flagsOf(lines, index),
    amounts,
    prepaid: 0,
    state: isDraft ? 'draft' : 'issued',
    paymentState: isDraft ? 'unpaid' : paymentAt({ index, fromEnd, age: now - at, random }),
    paid: null,
    means: random.pick(paymentMeans),
    credited: 0,
    creditedAt: null,
    original: null,
    reason: null,
    isSent: !isDraft && random.chance(0.85),
    numbered: null,
  };
  if (isDraft) return [invoice];
  const { gross } = amounts;
  if (invoice.paymentState === 'paid' || invoice.paymentState === 'refunded')
    invoice.paid = { at: Math.min(now, at + random.int(0, 20) * hour), amount: gross };
  if (invoice.paymentState === 'partially_paid')
    invoice.paid = { at: Math.min(now, at + hour), amount: Math.floor(gross / 2) };
  const isWhole = invoice.paymentState === 'refunded';
  if (isWhole || (invoice.paymentState === 'paid' && random.chance(0.06)))
    return [invoice, creditNoteOf(invoice, isWhole, { index, now, random })];
  if (index % 60 === 11) return [invoice, debitNoteOf(invoice, { now, random })];
  return [invoice];
}

/** As the lines have it; a few are given away, or written by whoever buys. */
function flagsOf(lines: readonly InvoiceLine[], index: number): Invoice['flags'] {
  const categories = new Set(lines.map(({ category }) => category));
  if (categories.has('Z')) return ['export'];
  if (categories.has('O')) return ['thirdParty'];
  if (lines.length > 1) return ['summary'];
  return index % 50 === 7 ? ['nominal'] : index % 50 === 8 ? ['selfBilled'] : [];
}

const openStates = ['unpaid', 'partially_paid'] as const;

interface Moment extends Pick<Place, 'index' | 'fromEnd' | 'random'> {
  age: number;
}

/** Each state at least once: those that are over early on, those that are open among the latest; then mostly paid. What is old and unpaid is late. */
function paymentAt({ index, fromEnd, age, random }: Moment): Invoice['paymentState'] {
  if (index < invoicePaymentStates.length) {
    const wanted = invoicePaymentStates[index]!;
    return age > 30 * day && (wanted === 'unpaid' || wanted === 'partially_paid') ? 'overdue' : wanted;
  }
  const isRecent = age < 29 * day;
  const latest = openStates[fromEnd - draftsCount];
  if (isRecent && latest) return latest;
  const open = isRecent ? { unpaid: 24, partially_paid: 5, overdue: 0 } : { unpaid: 0, partially_paid: 0, overdue: 5 };
  return random.weighted({ paid: 88, refunded: 3, ...open });
}

function linesFor(buyer: Buyer, index: number, random: Random): InvoiceLine[] {
  const offers = { employer: toEmployers, provider: toProviders, seeker: toSeekers }[buyer.kind];
  const chosen = random.some(offers, random.chance(0.75) ? 1 : 2);
  const more = buyer.kind === 'employer' && index % 14 < withoutVat.length ? [withoutVat[index % 14]!] : [];
  return [...chosen, ...more].map((offer) => {
    const quantity = buyer.kind === 'employer' && random.chance(0.3) ? random.int(2, 5) : 1;
    const discount = random.chance(0.15) ? Math.round((offer.unitPrice * quantity) / 1_000) * 100 : 0;
    return { ...offer, quantity, discount };
  });
}

/** Within some days, and before now. */
const followingAt = (since: number, now: number, random: Random) =>
  since + Math.min(random.int(1, 9) * day + random.int(0, 500) * minute, (now - since) * (0.1 + random.next() * 0.8));

interface After {
  now: number;
  random: Random;
}

/** What takes an invoice back: all of it, or its first line. */
function creditNoteOf(invoice: PlannedInvoice, isWhole: boolean, { index, now, random }: After & { index: number }) {
  const at = followingAt(invoice.paid!.at, now, random);
  const lines = isWhole ? invoice.lines : invoice.lines.slice(0, 1);
  const amounts = computed(lines, standardBps);
  invoice.state = 'credited';
  invoice.credited = amounts.gross;
  invoice.creditedAt = at;
  if (amounts.gross === invoice.amounts.gross) invoice.paymentState = 'refunded';
  const isPaid = random.chance(0.8);
  return {
    ...noteOf(invoice, at, random),
    type: '381' as const,
    lines,
    amounts,
    paymentState: isPaid ? ('paid' as const) : ('unpaid' as const),
    paid: isPaid ? { at, amount: amounts.gross } : null,
    reason: creditReasons[index % creditReasons.length]!,
  };
}

/** What is charged afterwards. */
function debitNoteOf(invoice: PlannedInvoice, { now, random }: After) {
  const at = followingAt(invoice.at, now, random);
  const lines = invoice.lines.slice(0, 1).map((line) => ({ ...line, quantity: 1, discount: 0 }));
  const amounts = computed(lines, standardBps);
  return {
    ...noteOf(invoice, at, random),
    type: '383' as const,
    lines,
    amounts,
    paymentState: 'paid' as const,
    paid: { at, amount: amounts.gross },
    reason: 'quantity' as const,
  };
}

const noteOf = (invoice: PlannedInvoice, at: number, random: Random) => ({
  ...invoice,
  id: makeId(at, random),
  at,
  state: 'issued' as const,
  prepaid: 0,
  credited: 0,
  creditedAt: null,
  original: invoice,
  isSent: true,
});

/** Numbers them in the order of their moments, which is the order of the list from then on; answers where each series stands. */
function numberAll(invoices: PlannedInvoice[], now: number): InvoicePlan['series'] {
  invoices.sort((one, other) => one.at - other.at || (one.original === other ? 1 : 0));
  const last = new Map<string, number>();
  for (const invoice of invoices) {
    if (invoice.state === 'draft') continue;
    const series = seriesOf(invoice.type, new Date(Math.min(invoice.at, now)).toISOString());
    const place = (last.get(series) ?? 0) + 1;
    last.set(series, place);
    invoice.numbered = { series, place, number: numberIn(series, place) };
  }
  return [...last].map(([name, count]) => ({ name, last: count }));
}
