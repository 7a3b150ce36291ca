import { TagField } from '@diwan/ui';
import { useState } from 'react';
import { displayName } from '#crud/resource/display-name.ts';
import { useResource } from '#crud/resource/resource-context.ts';
import { findCoded } from '../codes.ts';
import { controlProps } from '../control-props.ts';
import type { KindInputProps } from '../kind.ts';

/** Any number of countries, found by their names in either language. */
export function CountriesInput({ value, onChange, ...props }: KindInputProps<'countries'>) {
  const { t, language } = useResource();
  const [isUsed, setIsUsed] = useState(false);
  const [typed, setTyped] = useState('');
  const chosen = value.map((code) => ({ id: code, label: displayName('region', code, language) }));
  return (
    <div onFocus={() => setIsUsed(true)}>
      <TagField
        {...controlProps(props)}
        value={chosen}
        onChange={(options) => onChange(options.map(({ id }) => id))}
        items={isUsed ? findCoded('region', language, typed) : chosen}
        inputValue={typed}
        onInputChange={setTyped}
        onBlur={() => setTyped('')}
        emptyText={t('nothingFound')}
        placeholder={t('search')}
      />
    </div>
  );
}
