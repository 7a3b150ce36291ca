import { cities } from '@diwan/api-contract/values/places/cities';
import { Select } from '@diwan/ui';
import { useResource } from '#crud/resource/resource-context.ts';
import { controlProps } from '../control-props.ts';
import type { KindInputProps } from '../kind.ts';

export function CityInput({ value, onChange, ...props }: KindInputProps<'city'>) {
  const { language, t } = useResource();
  return (
    <Select
      {...controlProps(props)}
      choices={Object.entries(cities).map(([id, name]) => ({ value: id, label: name[language] }))}
      value={value}
      onChange={onChange}
      placeholder={props.isRequired ? undefined : t('noChoice')}
    />
  );
}
