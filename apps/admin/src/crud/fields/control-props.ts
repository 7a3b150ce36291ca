import type { InputProps } from '../resource/field.ts';

/** What every control of the component library takes. */
export function controlProps({
  path,
  label,
  description,
  errorAt,
  isRequired,
  isDisabled,
}: Omit<InputProps, 'value' | 'onChange'>) {
  return { name: path, label, description, errorMessage: errorAt(path), isRequired, isDisabled };
}
