import type { CampaignAudience } from '@diwan/api-contract/resources/email-campaign-draft';
import { Link, Stack, Text } from '@diwan/ui';
import { Suspense } from 'react';
import { lazyNow } from '#crud/feedback/lazy.ts';
import type { CellContext } from '#crud/resource/cells/cell-context.ts';
import { recordPath } from '#crud/resource/resource-paths.ts';

const FilterWords = lazyNow(['list'], () => import('./FilterWords.tsx'));

interface AudienceValueProps {
  audience: CampaignAudience;
  context: Pick<CellContext, 't' | 'format'>;
}

/** Whom a campaign is for, in words. */
export function AudienceValue({ audience, context: { t, format } }: AudienceValueProps) {
  const { type, entity, filter, viewName, campaignId, excludeContactedDays: days } = audience;
  return (
    <Stack gap="none">
      <span>
        {t(`choices.audienceEntity.${entity}`)}
        {type === 'saved_view' && viewName ? (
          <>
            {' · '}
            <bdi>{viewName}</bdi>
          </>
        ) : null}
        {type === 'list' ? ` · ${t('audience.list')}` : null}
        {type === 'unopened' && campaignId ? (
          <>
            {' · '}
            <Link href={recordPath('emailCampaigns', campaignId)}>{t('choices.audienceType.unopened')}</Link>
          </>
        ) : null}
        {type === 'filter' && filter === '' ? ` · ${t('audience.all')}` : null}
      </span>
      {filter === '' ? null : (
        <Suspense fallback="…">
          <FilterWords entity={entity} filter={filter} />
        </Suspense>
      )}
      {days > 0 ? (
        <Text as="span" size="small" tone="muted">
          {t('audience.days', { count: days, number: format.number(days) })}
        </Text>
      ) : null}
    </Stack>
  );
}
