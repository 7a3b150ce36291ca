import { settingDefinitions } from '@diwan/api-contract/settings/register';
import { createFormat, NumberField, Stack } from '@diwan/ui';
import { useTranslation } from 'react-i18next';
import { waitingLists } from '#crud/resource/resource-paths.ts';
import { currentLanguage } from '#messages/language.ts';

interface QueueDaysInputProps {
  value: Readonly<Record<string, number | null>>;
  /** Whether a number that is out of bounds is said. */
  isChecked: boolean;
  onChange: (value: Readonly<Record<string, number | null>>) => void;
}

/** After how many days the work of each queue is overdue. */
export function QueueDaysInput({ value, isChecked, onChange }: QueueDaysInputProps) {
  const { t } = useTranslation(['setting', 'dashboard']);
  const format = createFormat(currentLanguage());
  const { min, max } = settingDefinitions.queueDays;
  const bounds = t('setting:marketplace.bounds', { min: format.number(min), max: format.number(max) });
  return (
    <Stack gap="md">
      {waitingLists().map(({ key, queue, days }) => {
        const own = value[queue];
        const number = own === undefined ? days : own;
        const isBroken = number === null || number < min || number > max;
        return (
          <NumberField
            key={queue}
            label={t(`dashboard:queues.${key}`)}
            isRequired
            unit={t('setting:marketplace.unitNames.days')}
            errorMessage={isChecked && isBroken ? bounds : undefined}
            value={number}
            onChange={(next) => onChange({ ...value, [queue]: next })}
          />
        );
      })}
    </Stack>
  );
}
