import { Banner, KeyValueList, Skeleton, Stack, Text } from '@diwan/ui';
import { queryOf } from '#api/cache/query.ts';
import { useQuery } from '#api/cache/use-query.ts';
import { client } from '#api/client.ts';
import { cells } from '#crud/resource/cells/cells.tsx';
import type { EventPreviewProps } from '#crud/resource/define-resource.ts';
import { useResource } from '#crud/resource/resource-context.ts';

/** What comes back to the subscriber when it ends as chosen, as the server works it out, before it is confirmed. */
export default function CancellationPreview({ id, values: { when, refund } }: EventPreviewProps) {
  const context = useResource();
  const { t } = context;
  const { value, hasFailed } = useQuery(queryOf(client.planSubscriptions.view, { params: { id } }));
  if (!value) return hasFailed ? <Banner tone="attention">{t('proration.failed')}</Banner> : <Skeleton shape="panel" />;
  const { unused, paidAhead } = value;
  const isGivenBack = when === 'now' && refund === true;
  const money = (amount: number) => cells.money(amount, context);
  return (
    <Stack gap="sm">
      <KeyValueList
        items={[
          ...(when === 'now' ? [{ id: 'unused', name: t('proration.credit'), value: money(unused) }] : []),
          ...(paidAhead > 0 ? [{ id: 'ahead', name: t('proration.ahead'), value: money(paidAhead) }] : []),
          {
            id: 'credit',
            name: t('proration.creditLeft'),
            value: <strong>{money(paidAhead + (isGivenBack ? unused : 0))}</strong>,
          },
        ]}
      />
      <Text size="small" tone="muted">
        {t('proration.prices')}
      </Text>
    </Stack>
  );
}
