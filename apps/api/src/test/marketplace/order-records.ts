import { randomUUID } from 'node:crypto';
import type { PlatformOrder } from '@diwan/api-contract/endpoints/platform/platform';
import { nextNumber } from '#crud/number.ts';
import { newId } from '#db/id.ts';
import { signatureOf } from '#http/requests/signature.ts';
import { orderItemsTable, paymentsTable } from '#resources/orders/parts-tables.ts';
import { pricesOf, sharesOf, totalsOf } from '#resources/orders/price.ts';
import { orderSearchKey } from '#resources/orders/search-key.ts';
import { ordersTable } from '#resources/orders/table.ts';
import { recordsIn } from '../records.ts';
import type { TestApp } from '../test-app.ts';
import { addProduct } from './product-records.ts';
import { addProvider } from './provider-records.ts';

/** What tests sign with. */
export const signing = {
  platform: 'platform-secret-of-the-tests-0123456789',
  gateway: 'gateway-secret-of-the-tests-0123456789',
};

/** Sends what the marketplace's services or the gateway send, signed as they sign it. */
export function sendSigned(
  { app, clock }: Pick<TestApp, 'app' | 'clock'>,
  url: string,
  body: object,
  secret: string = url.startsWith('/api/v1/webhooks') ? signing.gateway : signing.platform,
) {
  const payload = JSON.stringify(body);
  const at = Math.floor(clock.now.getTime() / 1000);
  const signature = signatureOf(secret, { at, method: 'POST', url, body: payload });
  return app.inject({
    method: 'POST',
    url,
    payload,
    headers: { 'content-type': 'application/json', 'x-diwan-signature': signature },
  });
}

type Api = Pick<TestApp, 'app' | 'clock' | 'database'>;

/** An order with whoever it is between, and what they do to it. */
export class TestOrder {
  readonly id: string;
  readonly total: number;
  readonly parties: { customer: string; provider: string };
  private readonly api: Api;

  constructor(api: Api, { id, total }: Pick<PlatformOrder, 'id' | 'total'>, parties: TestOrder['parties']) {
    this.api = api;
    this.id = id;
    this.total = total;
    this.parties = parties;
  }

  act(by: 'customer' | 'provider', event: object, messageId: string = randomUUID()) {
    const body = { messageId, by: { type: by, id: this.parties[by] }, event };
    return sendSigned(this.api, `/api/v1/platform/orders/${this.id}/events`, body);
  }

  /** The message of the gateway about the attempt that is open. */
  async pay(change: object = {}, method = 'credit_card') {
    const begun: PlatformOrder = (await this.act('customer', { type: 'order.payInit', method })).json();
    return this.tell({ gatewayId: begun.payment!.gatewayId, ...change });
  }

  tell(change: { gatewayId: string; [part: string]: unknown }) {
    const message = {
      messageId: randomUUID(),
      outcome: 'paid',
      amount: this.total,
      fee: 0,
      last4: null,
      failure: null,
    };
    return sendSigned(this.api, '/api/v1/webhooks/payments', { ...message, ...change });
  }

  async deliver() {
    for (const event of [
      { type: 'order.accept' },
      { type: 'order.start' },
      { type: 'order.deliver', proof: 'سُلّمت الملفات النهائية.' },
    ])
      await this.act('provider', event);
  }
}

interface Wanted {
  provider?: { id: string };
  price?: number;
  qty?: number;
  promoCode?: string;
}

/** Places an order of one product as the platform does. */
export async function addOrder(api: Api, wanted: Wanted = {}): Promise<TestOrder> {
  const { order, parties } = await placeOrder(api, wanted);
  return new TestOrder(api, order.json(), parties);
}

/** Answers what the platform is told when it places one. */
export async function placeOrder(api: Api, { provider, price = 100_000, qty = 1, promoCode }: Wanted = {}) {
  const seller = provider ?? (await addProvider(api.database, { commissionBps: 1000, isVatRegistered: true }));
  const product = await addProduct(api.database, { providerId: seller.id, price });
  const seeker = await recordsIn(api.database).seeker();
  const body = {
    messageId: randomUUID(),
    customer: { type: 'seeker', id: seeker.id },
    providerId: seller.id,
    items: [{ productId: product.id, qty, choices: [] }],
    paymentMethod: 'credit_card',
    source: 'web',
    scheduledAt: null,
    address: null,
    customerNote: null,
    ...(promoCode === undefined ? {} : { promoCode }),
  };
  const order = await sendSigned(api, '/api/v1/platform/orders', body);
  return { order, parties: { customer: seeker.id, provider: seller.id } };
}

const someone = { type: 'system' as const, id: 'test', name: 'Test' };

/** Puts an order of one product, paid by card unless said otherwise, into a test's database, with whatever the test cares about given. */
export async function addOrderRow(database: TestApp['database'], row: Partial<typeof ordersTable.$inferInsert> = {}) {
  const provider = await addProvider(database, { isVatRegistered: true });
  const product = await addProduct(database, { providerId: provider.id });
  const number = await nextNumber(database.orm, 'ORD', 'orders_number');
  const seeker = row.employerId ? null : await recordsIn(database).seeker();
  const offered = { unitPrice: product.price, qty: 1, discount: 0, isVatIncluded: true, vatBps: 1500 };
  const item = { ...offered, ...pricesOf(offered) };
  const totals = totalsOf([item]);
  const isPaid = ['paid', 'partially_refunded', 'refunded', undefined].includes(row.paymentState);
  const { commission, providerNet } = sharesOf(totals.total, provider.commissionBps, 1500);
  const [added] = await database.orm
    .insert(ordersTable)
    .values({
      id: newId(),
      createdBy: someone,
      updatedBy: someone,
      number,
      state: 'placed',
      paymentState: 'paid',
      customerType: row.employerId ? 'employer' : 'seeker',
      seekerId: seeker?.id ?? null,
      providerId: provider.id,
      paymentMethod: 'credit_card',
      source: 'web',
      ...totals,
      paid: isPaid ? totals.total : 0,
      commissionBps: provider.commissionBps,
      commission,
      providerNet,
      searchKey: orderSearchKey(number, provider, [product.title]),
      ...row,
    })
    .returning();
  const { id: orderId } = added!;
  const { title: titleSnapshot, vatCategory, id: productId } = product;
  await database.orm
    .insert(orderItemsTable)
    .values({ ...item, id: newId(), orderId, place: 0, productId, titleSnapshot, vatCategory });
  await database.orm.insert(paymentsTable).values({
    id: newId(),
    orderId,
    gateway: 'sandbox',
    gatewayId: `sbx_${orderId}`,
    method: added!.paymentMethod,
    status: isPaid ? 'paid' : 'initiated',
    amount: totals.total,
    last4: '4242',
    createdAt: added!.createdAt,
  });
  return { ...added!, product, provider };
}
