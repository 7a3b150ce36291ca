import type { CampaignAudience } from '@diwan/api-contract/resources/email-campaign-draft';
import { Accordion, Banner, Stack, Text } from '@diwan/ui';
import { useQueryInTurn } from '#api/cache/use-query.ts';
import { localizedLabel } from '#crud/resource/labels.ts';
import { useResource } from '#crud/resource/resource-context.ts';
import { countOf } from './count-of.ts';

/** How many people an audience reaches now, and who is left out and why, by name. */
export function AudienceCount({ audience }: { audience: CampaignAudience }) {
  const { t, format, language } = useResource();
  const { value, hasFailed } = useQueryInTurn(countOf(audience));
  if (hasFailed) return <Banner tone="critical">{t('audience.failed')}</Banner>;
  if (!value) return <Text tone="muted">{t('audience.counting')}</Text>;
  const { included, excluded } = value;
  const left = excluded.reduce((sum, { count }) => sum + count, 0);
  const counted = (key: string, count: number) => t(`audience.${key}`, { count, number: format.number(count) });
  return (
    <Stack gap="sm">
      <div role="status">
        <Text weight="strong">{counted('reached', included)}</Text>
        {left > 0 ? <Text tone="muted">{counted('left', left)}</Text> : null}
      </div>
      {excluded.length > 0 ? (
        <Accordion
          sections={excluded.map(({ reason, count, people }) => ({
            id: reason,
            title: t(`choices.exclusion.${reason}`),
            note: format.number(count),
            content: (
              <Text>
                {format.list(people.map(({ label }) => localizedLabel(label, language)))}
                {count > people.length ? ` ${counted('more', count - people.length)}` : ''}
              </Text>
            ),
          }))}
        />
      ) : null}
    </Stack>
  );
}
