import type { PlanSubscription, PlanSubscriptionRow } from '@diwan/api-contract/resources/plan-subscriptions';
import { nearlyUsed } from '@diwan/api-contract/values/records/plan-subscription';
import { Meter, Stack, Text } from '@diwan/ui';
import type { CellContext } from '#crud/resource/cells/cell-context.ts';
import { cells } from '#crud/resource/cells/cells.tsx';
import { localizedLabel } from '#crud/resource/labels.ts';

type Used = PlanSubscription['usage'][number];
interface UsageProps {
  usage: readonly Used[];
  context: CellContext;
}

const toneOf = (share: number) => (share >= 100 ? 'critical' : share >= nearlyUsed ? 'attention' : 'accent');

/** Of each quota how much is used, of how much, and when it begins anew. */
export function Usage({ usage, context }: UsageProps) {
  return (
    <Stack gap="md">
      {usage.map((used) => (
        <Quota key={used.feature.id} used={used} context={context} />
      ))}
    </Stack>
  );
}

function Quota({ used: { feature, used, limit, resetsAt }, context }: { used: Used; context: CellContext }) {
  const { t, format, language } = context;
  const label = localizedLabel(feature.label, language);
  const figure = format.number(used);
  return (
    <Stack gap="xxs">
      {limit === null ? (
        <Text>{`${label}: ${t('usedUnlimited', { used: figure })}`}</Text>
      ) : (
        <Meter
          label={label}
          value={used}
          max={Math.max(1, limit)}
          tone={toneOf(limit === 0 ? 100 : (100 * used) / limit)}
          valueLabel={t('usedOf', { used: figure, limit: format.number(limit) })}
        />
      )}
      {resetsAt ? (
        <Text size="small" tone="muted">
          {t('resetsAt', { when: format.relative(resetsAt) })}
        </Text>
      ) : null}
    </Stack>
  );
}

/** The quota of which most is used. */
export function MostUsed({ mostUsed, usage, context }: UsageProps & Pick<PlanSubscriptionRow, 'mostUsed'>) {
  const { t, format, language } = context;
  const shareOf = ({ used, limit }: Used) => (limit ? used / limit : -1);
  const [most] = usage.toSorted((one, other) => shareOf(other) - shareOf(one));
  if (!most) return cells.text(null);
  if (mostUsed === null || !most.limit) return t('unlimited');
  return (
    <Meter
      label={localizedLabel(most.feature.label, language)}
      value={most.used}
      max={most.limit}
      tone={toneOf(mostUsed)}
      valueLabel={t('usedOf', { used: format.number(most.used), limit: format.number(most.limit) })}
    />
  );
}
