import type { OrderItem } from '@diwan/api-contract/resources/order-parts';
import { DataTable, Link } from '@diwan/ui';
import { cells } from '#crud/resource/cells/cells.tsx';
import { localizedLabel } from '#crud/resource/labels.ts';
import { recordPath } from '#crud/resource/resource-paths.ts';
import type { OrderPartProps } from './order-part.types.ts';

/** What was ordered, as it was offered then, and what that comes to. */
export function Items({ order, context }: OrderPartProps) {
  const { t, format, language } = context;
  const heads = (['product', 'qty', 'unitPrice', 'discount', 'vat', 'total'] as const).map((head) =>
    t(`within.${head}`),
  );
  const nameOf = ({ product, titleSnapshot, options }: OrderItem) => {
    const chosen = options.map(
      ({ name, choice }) => `${localizedLabel(name, language)}: ${localizedLabel(choice, language)}`,
    );
    const link = <Link href={recordPath('products', product.id)}>{localizedLabel(titleSnapshot, language)}</Link>;
    return chosen.length > 0 ? cells.twoLines(link, chosen.join(' · ')) : link;
  };
  const { subtotal, discount, vat, total } = order;
  return (
    <DataTable
      caption={t('within.items')}
      heads={heads}
      rows={[
        ...order.items.map((item) => ({
          id: item.id,
          cells: [
            nameOf(item),
            format.number(item.qty),
            cells.money(item.unitPrice, context),
            cells.money(item.discount, context),
            item.isVatIncluded && item.vat > 0
              ? cells.twoLines(cells.money(item.vat, context), t('within.inclusive'))
              : cells.money(item.vat, context),
            cells.money(item.total, context),
          ],
        })),
        {
          id: 'total',
          cells: [
            t('within.total'),
            format.number(order.itemsCount),
            cells.money(subtotal, context),
            cells.money(discount, context),
            cells.money(vat, context),
            cells.money(total, context),
          ],
        },
      ]}
    />
  );
}
