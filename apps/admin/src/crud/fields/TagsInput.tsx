import { TextField } from '@diwan/ui';
import { useState } from 'react';
import type { InputProps } from '../resource/field.ts';
import { useResource } from '../resource/resource-context.ts';
import { controlProps } from './control-props.ts';

const separator = /[,،\n]/;

/** Short words in one line, separated by commas of either language. */
export function TagsInput({ value, onChange, ...props }: InputProps<string[]>) {
  const { t, language } = useResource();
  const [typed, setTyped] = useState<string | null>(null);
  const joined = value.join(language === 'ar' ? '، ' : ', ');
  return (
    <TextField
      {...controlProps(props as InputProps)}
      description={props.description ?? t('separateByCommas')}
      value={typed ?? joined}
      onChange={(text) => {
        setTyped(text);
        onChange(
          text
            .split(separator)
            .map((word) => word.trim())
            .filter((word) => word !== ''),
        );
      }}
      onBlur={() => setTyped(null)}
    />
  );
}
