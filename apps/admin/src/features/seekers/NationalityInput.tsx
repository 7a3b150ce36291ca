import { CodeInput } from '#crud/fields/CodeInput.tsx';
import type { InputProps } from '#crud/resource/field.ts';

/** A country, by its name in either language. */
export default function NationalityInput(props: InputProps<string | null>) {
  return <CodeInput {...props} standard="region" />;
}
