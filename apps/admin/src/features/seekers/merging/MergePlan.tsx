import type { MergePreview } from '@diwan/api-contract/resources/seeker-merging';
import type { Seeker } from '@diwan/api-contract/resources/seekers';
import { Banner, Stack, Text } from '@diwan/ui';
import { localizedLabel } from '#crud/resource/labels.ts';
import { refusalText } from '#crud/resource/refusal-text.ts';
import { useResource } from '#crud/resource/resource-context.ts';

interface MergePlanProps {
  kept: Seeker;
  merged: Seeker;
  preview: MergePreview;
}

/** What a merge would do: which record stays, what moves to it, and which applications end because one person has two of them. */
export function MergePlan({ kept, merged, preview }: MergePlanProps) {
  const { t, language, format } = useResource();
  const { reason, moves, notes, documents, withdrawn } = preview;
  const counted = [
    ...moves.map(({ resource, count }) => ({ area: t(`areas.${resource}`), count })),
    { area: t('records:tabs.notes'), count: notes },
    { area: t('records:tabs.documents'), count: documents },
  ].filter(({ count }) => count > 0);
  return (
    <Stack gap="sm">
      {reason ? <Banner tone="critical">{refusalText(reason, t)}</Banner> : null}
      <Text>{t('merging.stays', { kept: kept.number, merged: merged.number })}</Text>
      <Text>
        {counted.length === 0
          ? t('merging.movesNothing')
          : t('merging.moves', { things: format.list(counted.map((one) => t('removal.reference', one))) })}
      </Text>
      {withdrawn.map(({ jobPost, stays, goes }) => (
        <Banner key={goes} tone="attention">
          {t('merging.withdrawn', { jobPost: localizedLabel(jobPost, language), stays, goes })}
        </Banner>
      ))}
      <Text tone="muted" size="small">
        {t('merging.rules')}
      </Text>
    </Stack>
  );
}
