import { ComboBox } from '@diwan/ui';
import { useState } from 'react';
import { displayName } from '../resource/display-name.ts';
import type { InputProps } from '../resource/field.ts';
import { useResource } from '../resource/resource-context.ts';
import { findCoded, type Standard } from './codes.ts';
import { controlProps } from './control-props.ts';
import { uponFocus } from './fields.css.ts';

interface CodeInputProps extends InputProps<string | null> {
  standard: Standard;
}

/** A country or language, found by its name in either language. */
export function CodeInput({ standard, value, onChange, ...props }: CodeInputProps) {
  const { t, language } = useResource();
  const [isUsed, setIsUsed] = useState(false);
  const [typed, setTyped] = useState<string | null>(null);
  const chosen = value ? { id: value, label: displayName(standard, value, language) } : null;
  return (
    // A form has dozens of these: their hundreds of names are listed when somebody comes to one.
    <div className={uponFocus} onFocus={() => setIsUsed(true)}>
      <ComboBox
        {...controlProps(props)}
        value={chosen}
        onChange={(option) => {
          setTyped(null);
          onChange(option?.id ?? null);
        }}
        items={isUsed ? findCoded(standard, language, typed ?? '') : chosen ? [chosen] : []}
        inputValue={typed ?? chosen?.label ?? ''}
        onInputChange={(next) => next !== (chosen?.label ?? '') && setTyped(next)}
        onBlur={() => {
          setTyped(null);
          setIsUsed(false);
        }}
        emptyText={t('nothingFound')}
        placeholder={t('search')}
      />
    </div>
  );
}
