import type { CrmUserOrders } from '@diwan/api-contract/resources/crm-user-orders';
import { Columns, createFormat, Money, Stack, Stat, Text } from '@diwan/ui';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '#messages/language.ts';

/** What the orders come to, what of it was paid, and how far the target of this month is. */
export function SalesTotals({ sales }: { sales: CrmUserOrders }) {
  const { t } = useTranslation('crmUsers');
  const format = createFormat(currentLanguage());
  const money = (halalas: number) => <Money parts={format.moneyParts(halalas)} />;
  const { totals, targetPercent, monthlyTarget } = sales;
  const figures = [
    { key: 'total', value: money(totals.total), note: null },
    { key: 'net', value: money(totals.net), note: null },
    { key: 'vat', value: money(totals.vat), note: null },
    { key: 'paid', value: money(totals.paid), note: null },
    { key: 'pending', value: money(totals.pending), note: null },
    { key: 'commission', value: money(totals.commission), note: t('sales.commissionNote') },
    {
      key: 'target',
      value: targetPercent === null ? t('sales.noTarget') : format.percent(targetPercent / 100),
      note: targetPercent === null ? null : t('sales.targetNote', { amount: format.money(monthlyTarget) }),
    },
    { key: 'orders', value: format.number(totals.orders), note: null },
  ] as const;
  return (
    <Columns count={4} gap="lg">
      {figures.map(({ key, value, note }) => (
        <Stack key={key} gap="xxs">
          <Stat label={t(`sales.${key}`)} value={value} />
          {note ? (
            <Text size="small" tone="muted">
              {note}
            </Text>
          ) : null}
        </Stack>
      ))}
    </Columns>
  );
}
