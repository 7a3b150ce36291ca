import { ComboBox } from '@diwan/ui';
import { useState } from 'react';
import { useResource } from '#crud/resource/resource-context.ts';
import { controlProps } from '../control-props.ts';
import { uponFocus } from '../fields.css.ts';
import type { KindInputProps } from '../kind.ts';
import { findOccupations, toOption } from './find-occupations.ts';
import { occupationLabel, useOccupations } from './occupations.ts';

/** A unit group of ISCO-08, found by its code and by words in either language. */
export function OccupationInput({ value, onChange, ...props }: KindInputProps<'occupation'>) {
  const { t, language } = useResource();
  const [isUsed, setIsUsed] = useState(false);
  const [typed, setTyped] = useState<string | null>(null);
  const all = useOccupations(isUsed || value !== null);
  const known = all?.find(({ code }) => code === value);
  const chosen = value ? { id: value, label: known ? occupationLabel(known) : value } : null;
  return (
    // The table is asked for when somebody comes to the field.
    <div className={uponFocus} onFocus={() => setIsUsed(true)}>
      <ComboBox
        {...controlProps(props)}
        value={chosen}
        onChange={(option) => {
          setTyped(null);
          onChange(option?.id ?? null);
        }}
        items={
          isUsed && all
            ? findOccupations(all, typed ?? '').map((each) => toOption(each, language))
            : chosen
              ? [chosen]
              : []
        }
        inputValue={typed ?? chosen?.label ?? ''}
        onInputChange={(next) => next !== (chosen?.label ?? '') && setTyped(next)}
        onBlur={() => {
          setTyped(null);
          setIsUsed(false);
        }}
        isLoading={isUsed && all === null}
        emptyText={t('nothingFound')}
        placeholder={t('search')}
      />
    </div>
  );
}
