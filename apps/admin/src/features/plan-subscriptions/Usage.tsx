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

interface MostUsedProps extends Pick<PlanSubscriptionRow, 'mostUsed'> {
  context: CellContext;
}

/** The quota of which most is used. */
export function MostUsed({ mostUsed, context: { t, format, language } }: MostUsedProps) {
  if (!mostUsed) return cells.text(null);
  const { feature, used, limit, percent } = mostUsed;
  return (
    <Meter
      label={localizedLabel(feature, language)}
      value={used}
      max={limit}
      tone={toneOf(percent)}
      valueLabel={t('usedOf', { used: format.number(used), limit: format.number(limit) })}
    />
  );
}
