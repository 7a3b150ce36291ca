import { CodeInput } from '../CodeInput.tsx';
import type { KindInputProps } from '../kind.ts';

export function CountryInput(props: KindInputProps<'country'>) {
  return <CodeInput {...props} standard="region" />;
}
