import type { OrderItem } from '@diwan/api-contract/resources/order-parts';
import type { Order } from '@diwan/api-contract/resources/orders';
import { initialSettings } from '@diwan/api-contract/settings/register';
import { orderSources, refundableMethods } from '@diwan/api-contract/values/records/order';
import { employersSeed, type PlannedEmployer } from '#resources/employers/seed.ts';
import type { PlannedProduct } from '#resources/products/seed/plan.ts';
import { productsSeed } from '#resources/products/seed.ts';
import type { PlannedProvider } from '#resources/providers/seed/plan.ts';
import type { PlannedSeeker } from '#resources/seekers/planned-seeker.ts';
import { seekersSeed } from '#resources/seekers/seed.ts';
import { createRandom, type Random } from '#seeding/random.ts';
import type { Seeding } from '#seeding/seed.ts';
import { before, day, hour, makeId, minute, recordNumber } from '#seeding/time.ts';
import { pricesOf, sharesOf, totalsOf } from '../price.ts';
import { completed, type Scenario, scenarios } from './scenarios.ts';

export interface PlannedItem extends Omit<OrderItem, 'product' | 'options'> {
  product: PlannedProduct;
}

/** An order with what it comes to and when what of it happened. */
export interface PlannedOrder {
  id: string;
  number: string;
  index: number;
  scenario: Scenario;
  provider: PlannedProvider;
  customer: { type: 'seeker'; of: PlannedSeeker } | { type: 'employer'; of: PlannedEmployer };
  items: PlannedItem[];
  method: Order['paymentMethod'];
  source: Order['source'];
  totals: ReturnType<typeof totalsOf>;
  shares: ReturnType<typeof sharesOf>;
  paid: number;
  refunded: number;
  createdAt: number;
  paidAt: number | null;
  acceptedAt: number | null;
  startedAt: number | null;
  deliveredAt: number | null;
  completedAt: number | null;
  disputedAt: number | null;
  /** When it came into its state. */
  changedAt: number;
}

const paidStates: ReadonlySet<Order['paymentState']> = new Set(['paid', 'partially_refunded', 'refunded']);
const steps = ['placed', 'accepted', 'in_progress', 'delivered', 'completed'] as const;
const mostOfOne = 6;

interface Market {
  seekers: readonly PlannedSeeker[];
  employers: readonly PlannedEmployer[];
  random: Random;
  now: number;
}
type Draft = Omit<PlannedOrder, 'id' | 'number' | 'index'>;

/** A year of orders: some that were completed of each provider that sells, and all others in every way in which they go. */
export function planOrders({ seed, scale, now, planOf }: Seeding): PlannedOrder[] {
  const random = createRandom(seed, 'orders');
  const market: Market = { seekers: planOf(seekersSeed), employers: planOf(employersSeed), random, now };
  const sold = planOf(productsSeed).filter(
    ({ state, createdAt, provider }) =>
      state === 'published' && createdAt < now - 3 * day && provider.state !== 'closed',
  );
  const drafts = [...Map.groupBy(sold, ({ provider }) => provider.id).values()].flatMap((products) => {
    const days = (now - Math.min(...products.map(({ createdAt }) => createdAt))) / day;
    const count = Math.min(mostOfOne, Math.max(2, Math.round(days / 30)));
    return Array.from({ length: count }, () => planOrder(random.pick(products), completed, market));
  });
  const weights = Object.fromEntries(scenarios.map(({ weight }, place) => [String(place), weight]));
  const others = 2 * scenarios.length + Math.ceil(650 * scale);
  for (let nth = 0; nth < others; nth++) {
    const scenario = scenarios[nth < 2 * scenarios.length ? nth % scenarios.length : Number(random.weighted(weights))]!;
    drafts.push(planOrder(random.pick(sold), scenario, market));
  }
  drafts.sort((one, other) => one.createdAt - other.createdAt);
  return drafts.map((draft, index) => {
    countFor(draft);
    const { createdAt } = draft;
    return { ...draft, index, id: makeId(createdAt, random), number: recordNumber('ORD', createdAt, index + 1) };
  });
}

function planOrder(product: PlannedProduct, scenario: Scenario, market: Market): Draft {
  const { random, now, seekers, employers } = market;
  const { reached, paymentState, state } = scenario;
  const since = Math.max(product.createdAt + hour, now - scenario.within * day);
  const createdAt = since + (scenario.isLate ? 0.1 : 0.75) * random.next() * (now - since);
  const length = Math.min((2 + 8 * random.next()) * day, (now - createdAt) * 0.9);
  const at = (share: number) => createdAt + share * length;
  const place = steps.indexOf(reached);
  const isPaid = paidStates.has(paymentState);
  const method = random.pick(scenario.methods);
  const items = itemsOf(product, random);
  const totals = totalsOf(items);
  const buyer = random.chance(0.6)
    ? { type: 'seeker' as const, of: random.pick(before(seekers, createdAt)) }
    : { type: 'employer' as const, of: random.pick(before(employers, createdAt)) };
  const refunded =
    paymentState === 'refunded'
      ? totals.total
      : paymentState === 'partially_refunded'
        ? Math.round(totals.total / 400) * 100
        : 0;
  const isCompleted = reached === 'completed';
  const hasDispute = scenario.dispute !== undefined;
  const end = at(1);
  return {
    scenario,
    provider: product.provider,
    customer: buyer,
    items,
    method,
    source: random.pick(orderSources.filter((source) => source !== 'staff' || method === 'bank_transfer')),
    totals,
    shares: sharesOf(
      totals.total - (isCompleted ? refunded : 0),
      product.provider.commissionBps,
      initialSettings.vatBps,
    ),
    paid: isPaid ? totals.total : 0,
    refunded,
    createdAt,
    paidAt: isPaid ? Math.min(createdAt + (method === 'sadad' ? 2 * hour : 3 * minute), at(0.05)) : null,
    acceptedAt: place >= 1 ? at(0.1) : null,
    startedAt: place >= 2 ? at(0.2) : null,
    deliveredAt: place >= 3 ? at(0.7) : null,
    completedAt: isCompleted ? (scenario.dispute === 'open' ? at(0.9) : end) : null,
    disputedAt: hasDispute ? (scenario.dispute === 'open' ? end : at(0.8)) : null,
    changedAt:
      state === 'placed'
        ? createdAt
        : state === 'accepted'
          ? at(0.1)
          : state === 'in_progress'
            ? at(0.2)
            : state === 'delivered'
              ? at(0.7)
              : end,
  };
}

function itemsOf(product: PlannedProduct, random: Random): PlannedItem[] {
  const { offer, price, vatCategory, provider, createdAt } = product;
  const vatBps = vatCategory === 'S' && provider.isVatRegistered ? initialSettings.vatBps : 0;
  const qty = offer.unit === 'hour' ? random.int(2, 8) : random.chance(0.2) ? 2 : 1;
  const discount = random.chance(0.12) ? Math.round((price * qty) / 1_000) * 100 : 0;
  const offered = { unitPrice: price, qty, discount, isVatIncluded: true, vatBps };
  const { ar, en } = offer;
  return [
    {
      ...offered,
      ...pricesOf(offered),
      id: makeId(createdAt, random),
      product,
      vatCategory,
      titleSnapshot: { ar, en },
    },
  ];
}

/** What the records of others count of it. */
function countFor({ completedAt, provider, items }: Draft): void {
  if (completedAt === null) return;
  provider.ordersCount += 1;
  for (const { product, qty } of items) product.soldCount += qty;
}

export const isGatewayRefund = (method: Order['paymentMethod']): boolean =>
  refundableMethods.some((each) => each === method);
