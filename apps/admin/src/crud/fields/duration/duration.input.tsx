import { DurationField, Select } from '@diwan/ui';
import { useResource } from '#crud/resource/resource-context.ts';
import { controlProps } from '../control-props.ts';
import type { KindInputProps } from '../kind.ts';

/** One of the usual lengths, or the field's own where it is another; without usual ones in hours and minutes. */
export function DurationInput({ field, value, onChange, ...props }: KindInputProps<'duration'>) {
  const { t, format } = useResource();
  const { usual } = field;
  if (!usual) {
    const labels = { hours: t('hours'), minutes: t('minutes') };
    return <DurationField {...controlProps(props)} labels={labels} value={value} onChange={onChange} />;
  }
  const lengths = value === null || usual.includes(value) ? usual : [...usual, value];
  return (
    <Select
      {...controlProps(props)}
      choices={lengths.map((minutes) => ({ value: String(minutes), label: format.duration(minutes) }))}
      value={value === null ? null : String(value)}
      onChange={(next) => onChange(next === null ? null : Number(next))}
      placeholder={props.isRequired ? undefined : t('noChoice')}
    />
  );
}
