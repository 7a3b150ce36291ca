import { Banner, KeyValueList, Skeleton } from '@diwan/ui';
import { queryOf } from '#api/cache/query.ts';
import { useQuery } from '#api/cache/use-query.ts';
import { client } from '#api/client.ts';
import { cells } from '#crud/resource/cells/cells.tsx';
import type { EventPreviewProps } from '#crud/resource/define-resource.ts';
import { useResource } from '#crud/resource/resource-context.ts';

/** What is paid out, all of it, before somebody says that it was. */
export default function PayoutPreview({ id }: EventPreviewProps) {
  const context = useResource();
  const { t } = context;
  const { value, hasFailed } = useQuery(queryOf(client.planSubscriptions.view, { params: { id } }));
  if (!value) return hasFailed ? <Banner tone="attention">{t('proration.failed')}</Banner> : <Skeleton shape="panel" />;
  const amount = <strong>{cells.money(-value.amountDue, context)}</strong>;
  return <KeyValueList items={[{ id: 'credit', name: t('computed.credit'), value: amount }]} />;
}
