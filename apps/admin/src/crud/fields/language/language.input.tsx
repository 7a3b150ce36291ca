import { CodeInput } from '../CodeInput.tsx';
import type { KindInputProps } from '../kind.ts';

export function LanguageInput(props: KindInputProps<'language'>) {
  return <CodeInput {...props} standard="language" />;
}
