import type { PlacedOrder } from '@diwan/api-contract/endpoints/platform/platform';
import { orderWorkflow } from '@diwan/machines/workflows/order/order.workflow';
import { eq, inArray } from 'drizzle-orm';
import type { Row, Writer } from '#crud/definition.ts';
import { nextNumber } from '#crud/number.ts';
import { announce } from '#crud/writes/announce.ts';
import { newId } from '#db/id.ts';
import { problemOf } from '#http/problems/problems.ts';
import { vatAt } from '#settings/vat.ts';
import { employersTable as employers } from '#resources/employers/table.ts';
import { productsTable as products } from '#resources/products/table.ts';
import { lockWallet } from '#resources/wallet-transactions/book.ts';
import { orderItemsTable } from '../parts-tables.ts';
import { pricesOf, sharesOf, totalsOf } from '../price.ts';
import { orderSearchKey } from '../search-key.ts';
import { ordersTable } from '../table.ts';
import { discountsOf } from './promo.ts';

type Wish = Omit<PlacedOrder, 'messageId'>;
type Product = Row<typeof products>;

const refused = (path: string, code: string) => problemOf('invalid', { errors: [{ path, code }] });

/** Places an order: what it costs follows from the products, VAT and its promo code as they are now. Answers its id. */
export async function placeOrder({ customer, items: wanted, ...wish }: Wish, writer: Writer): Promise<string> {
  const { tx, now, actor } = writer;
  const provider = await lockWallet(wish.providerId, writer);
  if (!provider) throw refused('providerId', 'unknownReference');
  if (provider.state !== 'active') throw refused('providerId', 'providerNotActive');
  const ids = wanted.map(({ productId }) => productId);
  const found = await tx.select().from(products).where(inArray(products.id, ids));
  const standard = await vatAt(tx, now);
  const offers = wanted.map(({ productId, qty, choices }, place) => {
    const product = found.find(({ id }) => id === productId);
    expectSold(product, wish.providerId, qty, `items.${place}`);
    const options = chosen(product, choices, `items.${place}.choices`);
    const { vatCategory, title: titleSnapshot } = product;
    return {
      place,
      productId,
      options,
      vatCategory,
      titleSnapshot,
      qty,
      unitPrice: options.reduce((price, { priceDelta }) => price + priceDelta, product.price),
      isVatIncluded: product.isVatIncluded,
      vatBps: product.vatCategory === 'S' && provider.isVatRegistered ? standard : 0,
    };
  });
  const id = newId(Date.parse(now));
  const number = await nextNumber(tx, 'ORD', 'orders_number');
  const discounts = await discountsOf({ ...wish, customer }, offers, { id, number }, writer);
  const items = offers.map((offer) => {
    const offered = { ...offer, discount: discounts[offer.place]! };
    return { ...offered, ...pricesOf(offered) };
  });
  const totals = totalsOf(items);
  const { commission, providerNet } = sharesOf(totals.total, provider.commissionBps, standard);
  const by = { type: actor.type, id: actor.id, name: actor.name };
  const [added] = await tx
    .insert(ordersTable)
    .values({
      id,
      number,
      ...wish,
      ...totals,
      state: 'placed',
      paymentState: 'unpaid',
      customerType: customer.type,
      seekerId: customer.type === 'seeker' ? customer.id : null,
      employerId: customer.type === 'employer' ? customer.id : null,
      crmUserId: (await crmUserOf(customer, writer)) ?? provider.crmUserId,
      commissionBps: provider.commissionBps,
      commission,
      providerNet,
      searchKey: orderSearchKey(
        number,
        provider,
        items.map(({ titleSnapshot }) => titleSnapshot),
      ),
      workflowVersion: orderWorkflow.version,
      createdAt: now,
      updatedAt: now,
      stateChangedAt: now,
      createdBy: by,
      updatedBy: by,
    })
    .returning();
  await tx.insert(orderItemsTable).values(items.map((item) => ({ ...item, id: newId(Date.parse(now)), orderId: id })));
  await announce(writer.resources.orders, added!, 'record.added', writer, { toState: 'placed' });
  return id;
}

/** Whose customer somebody is. */
async function crmUserOf({ type, id }: Wish['customer'], { tx }: Writer): Promise<string | null> {
  if (type === 'seeker') return null;
  const [employer] = await tx.select({ crmUserId: employers.crmUserId }).from(employers).where(eq(employers.id, id));
  return employer?.crmUserId ?? null;
}

function expectSold(
  product: Product | undefined,
  providerId: string,
  qty: number,
  path: string,
): asserts product is Product {
  if (!product || product.providerId !== providerId) throw refused(`${path}.productId`, 'unknownReference');
  if (product.state !== 'published') throw refused(`${path}.productId`, 'invalidChoice');
  const { minQty, maxQty, stock } = product;
  if (qty < minQty) throw refused(`${path}.qty`, 'tooSmall');
  if (qty > Math.min(maxQty, stock ?? maxQty)) throw refused(`${path}.qty`, 'tooBig');
}

/** Of each option the choice that was made, or the first. */
function chosen({ options }: Product, choices: readonly number[], path: string) {
  return options.map(({ name, choices: offered }, place) => {
    const choice = offered[choices[place] ?? 0];
    if (!choice) throw refused(`${path}.${place}`, 'invalidChoice');
    return { name, choice: choice.label, priceDelta: choice.priceDelta };
  });
}
