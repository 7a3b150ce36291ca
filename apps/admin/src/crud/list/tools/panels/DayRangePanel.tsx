import { DateRangeFilter, RadioGroup, Stack } from '@diwan/ui';
import { isMovingDay } from '#crud/list/query/relative-days.ts';
import { useResource } from '#crud/resource/resource-context.ts';
import { type MovingRange, movingRangeOf, movingRanges } from '../moving-ranges.ts';

interface DayRangePanelProps {
  from: string;
  to: string;
  onApply: (from: string, to: string) => void;
}

const names = Object.keys(movingRanges) as MovingRange[];
const calendarDay = (text: string) => (text === '' || isMovingDay(text) ? null : text);

/** A range of days: one that moves with the calendar, or a first and a last day. */
export function DayRangePanel({ from, to, onApply }: DayRangePanelProps) {
  const { t } = useResource();
  return (
    <Stack gap="md">
      <RadioGroup
        label={t('list:days.moving')}
        isRequired
        choices={names.map((name) => ({ value: name, label: t(`list:days.${name}`) }))}
        value={movingRangeOf(from, to) ?? null}
        onChange={(name) => onApply(movingRanges[name].from, movingRanges[name].to)}
      />
      <DateRangeFilter
        value={{ from: calendarDay(from), to: calendarDay(to) }}
        onApply={(range) => onApply(range.from ?? '', range.to ?? '')}
      />
    </Stack>
  );
}
