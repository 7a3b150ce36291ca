import { ComboBox } from '@diwan/ui';
import { useState } from 'react';
import { useRoom } from '../room.tsx';
import type { ResourceKey } from '../resource-types.ts';
import { useOptions } from '../use-options.ts';
import { useOptionsById } from '../use-record-labels.ts';
import type { InputProps } from './field.ts';
import { controlProps } from './control-props.ts';

interface ReferenceInputProps extends InputProps<string | null> {
  to: ResourceKey;
}

/** Another record, found by its name in either language. */
export function ReferenceInput({ to, value, onChange, ...props }: ReferenceInputProps) {
  const { t } = useRoom();
  const [typed, setTyped] = useState<string | null>(null);
  const [named] = useOptionsById(to, value ? [value] : []);
  const found = useOptions(to, typed);
  const chosen = value ? (found.items.find(({ id }) => id === value) ?? named ?? null) : null;
  return (
    <ComboBox
      {...controlProps(props as InputProps)}
      value={chosen}
      onChange={(option) => {
        setTyped(null);
        onChange(option?.id ?? null);
      }}
      items={found.items}
      inputValue={typed ?? chosen?.label ?? ''}
      onInputChange={(text) => text !== (chosen?.label ?? '') && setTyped(text)}
      onBlur={() => setTyped(null)}
      isLoading={found.isLoading}
      emptyText={t('nothingFound')}
      placeholder={t('search')}
    />
  );
}
