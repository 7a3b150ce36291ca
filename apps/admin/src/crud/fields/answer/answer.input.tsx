import { NumberField, Select, TextField } from '@diwan/ui';
import { useResource } from '#crud/resource/resource-context.ts';
import { controlProps } from '../control-props.ts';
import { LazyDateField } from '../date/LazyDateField.tsx';
import type { KindInputProps } from '../kind.ts';

/** An answer, written as whoever is asked will write it: chosen from the question's own choices, or typed as its kind is. */
export function AnswerInput({ field, value, onChange, siblings, ...props }: KindInputProps<'answer'>) {
  const { t } = useResource();
  const control = controlProps(props);
  const choosing = (choices: { value: string; label: string }[]) => (
    <Select {...control} choices={choices} value={value} onChange={onChange} placeholder={t('noChoice')} />
  );
  switch (siblings?.[field.type]) {
    case 'yes_no':
      return choosing(['yes', 'no'].map((each) => ({ value: each, label: t(each) })));
    case 'single':
    case 'multi':
      return choosing(((siblings?.[field.options] ?? []) as string[]).map((each) => ({ value: each, label: each })));
    case 'number':
      return (
        <NumberField
          {...control}
          fractionDigits={2}
          value={value === null || value === '' ? null : Number(value)}
          onChange={(next) => onChange(next === null ? null : String(next))}
        />
      );
    case 'date':
      return <LazyDateField {...control} value={value} onChange={onChange} />;
    default:
      return (
        <TextField
          {...control}
          dir="auto"
          value={value ?? ''}
          onChange={(text) => onChange(text === '' ? null : text)}
        />
      );
  }
}
