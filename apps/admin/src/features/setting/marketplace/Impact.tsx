import type { CountedSetting } from '@diwan/api-contract/settings/register';
import { createFormat, Heading, Stack, Text } from '@diwan/ui';
import { useTranslation } from 'react-i18next';
import { queryOf } from '#api/cache/query.ts';
import { useQueryInTurn } from '#api/cache/use-query.ts';
import { client } from '#api/client.ts';
import { currentLanguage } from '#messages/language.ts';

/** How many records a number would concern, beside how many the present one does. */
export function Impact({ setting, value }: { setting: CountedSetting; value: number }) {
  const { t } = useTranslation('setting');
  const format = createFormat(currentLanguage());
  const { value: impact, isLoading } = useQueryInTurn(
    queryOf(client.settings.impact, { query: { key: setting, value: String(value) } }),
  );
  return (
    <Stack gap="xs">
      <Heading level={3}>{t('marketplace.impactTitle')}</Heading>
      <div role="status" aria-busy={isLoading}>
        <Text tone="muted">
          {impact
            ? t(`marketplace.impact.${setting}`, {
                number: format.number(impact.count),
                now: format.number(impact.now),
              })
            : null}
        </Text>
      </div>
    </Stack>
  );
}
