import type { Proration } from '@diwan/api-contract/resources/plan-subscriptions';
import { Banner, KeyValueList, Skeleton, Stack, Text } from '@diwan/ui';
import { queryOf } from '#api/cache/query.ts';
import { useQuery } from '#api/cache/use-query.ts';
import { client } from '#api/client.ts';
import { cells } from '#crud/resource/cells/cells.tsx';
import type { EventPreviewProps } from '#crud/resource/define-resource.ts';
import { localizedLabel } from '#crud/resource/labels.ts';
import { refusalText } from '#crud/resource/refusal-text.ts';
import { useResource } from '#crud/resource/resource-context.ts';

/** What the chosen plan would cost for the rest of the period, as the server works it out, before it is confirmed. */
export default function ProrationPreview({ id, values }: EventPreviewProps) {
  const { t } = useResource();
  const { plan } = values;
  return typeof plan === 'string' ? <Asked id={id} plan={plan} /> : <Text tone="muted">{t('proration.choose')}</Text>;
}

function Asked({ id, plan }: { id: string; plan: string }) {
  const { t } = useResource();
  const { value, hasFailed } = useQuery(
    queryOf(client.planSubscriptions.proration, { params: { id }, query: { plan } }),
  );
  if (!value) return hasFailed ? <Banner tone="attention">{t('proration.failed')}</Banner> : <Skeleton shape="panel" />;
  if (value.refusal) return <Banner tone="critical">{refusalText(value.refusal, t)}</Banner>;
  return <Costs {...value} />;
}

function Costs({ begins, isSameLength, from, to, credit, charge, due, periodEnd }: Proration) {
  const context = useResource();
  const { t, format, language } = context;
  const money = (amount: number) => cells.money(amount, context);
  const priced = ({ plan, price }: Pick<Proration['from'], 'plan' | 'price'>) => (
    <>
      {localizedLabel(plan.label, language)} · {money(price)}
    </>
  );
  const whenOf = {
    now: t('proration.now'),
    period_end: t('proration.periodEnd', { date: format.date(periodEnd) }),
    kept: t('proration.kept'),
  };
  return (
    <Stack gap="sm">
      <Text weight="strong">{t('proration.title')}</Text>
      <KeyValueList
        items={[
          { id: 'from', name: t('proration.from'), value: priced(from) },
          ...(begins === 'kept' ? [] : [{ id: 'to', name: t('proration.to'), value: priced(to) }]),
          ...(begins === 'now'
            ? [
                {
                  id: 'charge',
                  name: t(isSameLength ? 'proration.charge' : 'proration.firstPeriod'),
                  value: money(charge),
                },
                { id: 'credit', name: t('proration.credit'), value: money(credit) },
                {
                  id: 'due',
                  name: t(due < 0 ? 'proration.creditLeft' : 'proration.due'),
                  value: <strong>{money(Math.abs(due))}</strong>,
                },
              ]
            : []),
        ]}
      />
      <Text>{whenOf[begins]}</Text>
      <Text size="small" tone="muted">
        {t('proration.prices')}
      </Text>
    </Stack>
  );
}
