import type { PlanFeatureValue } from '@diwan/api-contract/resources/plan-draft';
import { Banner, KeyValueList, Skeleton } from '@diwan/ui';
import { cells } from '#crud/resource/cells/cells.tsx';
import { localizedLabel } from '#crud/resource/labels.ts';
import { useResource } from '#crud/resource/resource-context.ts';
import { isCounted, useFeatures } from './use-features.ts';

/** What a plan gives of each feature, as it is read. */
export function MatrixValue({ features: values }: { features: readonly PlanFeatureValue[] }) {
  const { t, format, language } = useResource();
  const { features, hasFailed } = useFeatures();
  if (!features) return hasFailed ? <Banner tone="attention">{t('matrix.failed')}</Banner> : <Skeleton shape="panel" />;
  const given = features.flatMap((feature) => {
    const value = values.find(({ featureId, enabled }) => featureId === feature.id && enabled);
    return value ? [{ feature, value }] : [];
  });
  if (given.length === 0) return cells.text(null);
  return (
    <KeyValueList
      items={given.map(({ feature, value: { limit, note } }) => {
        const limited = limit === null ? t('matrix.unlimited') : format.number(limit);
        const words = note ? localizedLabel(note, language) : null;
        return {
          id: feature.id,
          name: localizedLabel(feature.name, language),
          value: [isCounted(feature) ? limited : words === null ? t('yes') : null, words].filter(Boolean).join(' · '),
        };
      })}
    />
  );
}
