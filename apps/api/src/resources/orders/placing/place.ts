import type { PlacedOrder } from '@diwan/api-contract/endpoints/platform';
import { orderWorkflow } from '@diwan/machines/workflows/order/order.workflow';
import { inArray } from 'drizzle-orm';
import type { Row, Writer } from '#crud/definition.ts';
import { nextNumber } from '#crud/number.ts';
import { announce } from '#crud/writes/announce.ts';
import { newId } from '#db/id.ts';
import { problemOf } from '#http/problems/problems.ts';
import { vatAt } from '#settings/vat.ts';
import { productsTable as products } from '#resources/products/table.ts';
import { lockWallet } from '#resources/wallet-transactions/book.ts';
import { orderItemsTable } from '../parts-tables.ts';
import { pricesOf, sharesOf, totalsOf } from '../price.ts';
import { orderSearchKey } from '../search-key.ts';
import { ordersTable } from '../table.ts';

type Wish = Omit<PlacedOrder, 'messageId'>;
type Product = Row<typeof products>;

const refused = (path: string, code: string) => problemOf('invalid', { errors: [{ path, code }] });

/** Places an order: what it costs follows from the products and VAT as they are now. Answers its id. */
export async function placeOrder({ customer, items: wanted, ...wish }: Wish, writer: Writer): Promise<string> {
  const { tx, now, actor } = writer;
  const provider = await lockWallet(wish.providerId, writer);
  if (!provider) throw refused('providerId', 'unknownReference');
  if (provider.state !== 'active') throw refused('providerId', 'providerNotActive');
  const ids = wanted.map(({ productId }) => productId);
  const found = await tx.select().from(products).where(inArray(products.id, ids));
  const standard = await vatAt(tx, now);
  const items = wanted.map(({ productId, qty, choices }, place) => {
    const product = found.find(({ id }) => id === productId);
    expectSold(product, wish.providerId, qty, `items.${place}`);
    const options = chosen(product, choices, `items.${place}.choices`);
    const offered = {
      qty,
      unitPrice: options.reduce((price, { priceDelta }) => price + priceDelta, product.price),
      discount: 0,
      isVatIncluded: product.isVatIncluded,
      vatBps: product.vatCategory === 'S' && provider.isVatRegistered ? standard : 0,
    };
    const { vatCategory, title: titleSnapshot } = product;
    return { ...offered, ...pricesOf(offered), place, productId, options, vatCategory, titleSnapshot };
  });
  const totals = totalsOf(items);
  const { commission, providerNet } = sharesOf(totals.total, provider.commissionBps, standard);
  const id = newId(Date.parse(now));
  const number = await nextNumber(tx, 'ORD', 'orders_number');
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
