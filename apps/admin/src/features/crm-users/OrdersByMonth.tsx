import type { CrmUserOrders } from '@diwan/api-contract/resources/crm-user-orders';
import { type OrderState, orderStates } from '@diwan/api-contract/values/records/order';
import { createFormat, DataTable, Heading, Link, Money, type SeriesTone, Stack, StackedColumns } from '@diwan/ui';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '#messages/language.ts';
import { ordersPath } from './orders-path.ts';

const tones: Record<OrderState, SeriesTone> = {
  placed: 'attention',
  accepted: 'other',
  in_progress: 'info',
  delivered: 'accent',
  completed: 'positive',
  cancelled: 'neutral',
  disputed: 'critical',
};

/** How many orders came in each month and how they stand, drawn and as a table, and what each month comes to. */
export function OrdersByMonth({ sales: { user, months } }: { sales: CrmUserOrders }) {
  const { t } = useTranslation(['crmUsers', 'orders']);
  const format = createFormat(currentLanguage());
  const monthOf = new Intl.DateTimeFormat(currentLanguage() === 'ar' ? 'ar-SA-u-ca-gregory-nu-latn' : 'en', {
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  });
  const nameOf = (from: string) => monthOf.format(new Date(`${from}T00:00:00Z`));
  const series = orderStates.map((id) => ({
    id,
    name: t(`orders:states.order.${id}`),
    tone: tones[id],
    href: ordersPath(user.id, { state: id }),
  }));
  const points = months.map(({ from, to, states }) => ({
    id: from,
    name: nameOf(from),
    values: orderStates.map((state) => states[state]?.orders ?? 0),
    hrefs: orderStates.map((state) => ordersPath(user.id, { state, createdFrom: from, createdTo: to })),
  }));
  const chart = { label: t('crmUsers:sales.chart'), series, points, pointHead: t('crmUsers:sales.month') };
  const money = (halalas: number) => <Money parts={format.moneyParts(halalas)} />;
  const heads = ['month', 'orders', 'net', 'vat', 'total'] as const;
  return (
    <Stack gap="lg">
      <Heading level={2}>{t('crmUsers:sales.chart')}</Heading>
      <StackedColumns {...chart} formatNumber={format.number} />
      <StackedColumns {...chart} formatNumber={format.number} isTable />
      <Heading level={2}>{t('crmUsers:sales.table')}</Heading>
      <DataTable
        caption={t('crmUsers:sales.table')}
        heads={heads.map((head) => t(`crmUsers:sales.${head}`))}
        rows={months.toReversed().map(({ from, to, orders, net, vat, total }) => ({
          id: from,
          cells: [
            nameOf(from),
            <Link key="orders" href={ordersPath(user.id, { createdFrom: from, createdTo: to })}>
              {format.number(orders)}
            </Link>,
            money(net),
            money(vat),
            money(total),
          ],
        }))}
      />
    </Stack>
  );
}
