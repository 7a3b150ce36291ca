import { LocalizedTextField } from '@diwan/ui';
import { controlProps } from '../control-props.ts';
import type { KindInputProps } from '../kind.ts';

/** Arabic and English side by side. */
export function LocalizedInput({ field, value, onChange, ...props }: KindInputProps<'localized'>) {
  const { path, errorAt } = props;
  const text = value ?? { ar: '' };
  return (
    <LocalizedTextField
      {...controlProps(props)}
      isMultiline={field.isMultiline ?? false}
      isEnglishRequired={field.isEnglishRequired ?? false}
      value={text.en === undefined ? { ar: text.ar } : { ar: text.ar, en: text.en }}
      onChange={(next) => onChange(next.ar === '' && !next.en && value === null ? null : next)}
      errorMessage={{ ar: errorAt(`${path}.ar`) ?? errorAt(path), en: errorAt(`${path}.en`) }}
    />
  );
}
