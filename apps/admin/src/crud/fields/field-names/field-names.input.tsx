import { searchKey } from '@diwan/api-contract/values/text/search-key';
import { TagField } from '@diwan/ui';
import { useState } from 'react';
import { useResource } from '#crud/resource/resource-context.ts';
import { controlProps } from '../control-props.ts';
import type { KindInputProps } from '../kind.ts';

/** Any number of the record's own fields, found by their labels. */
export function FieldNamesInput({ field, value, onChange, ...props }: KindInputProps<'fieldNames'>) {
  const { t } = useResource();
  const [typed, setTyped] = useState('');
  const named = (names: readonly string[]) => names.map((name) => ({ id: name, label: t(`fields.${name}`) }));
  return (
    <TagField
      {...controlProps(props)}
      value={named(value)}
      onChange={(options) => onChange(options.map(({ id }) => id))}
      items={named(field.values).filter(({ label }) => searchKey(label).includes(searchKey(typed)))}
      inputValue={typed}
      onInputChange={setTyped}
      onBlur={() => setTyped('')}
      emptyText={t('nothingFound')}
      placeholder={t('search')}
    />
  );
}
