import type { FieldError } from '@diwan/api-contract/problem';

/** What is wrong with a cell in words, its column called by its heading; a code without words is not valid. */
export function errorWords(
  { code, params }: Pick<FieldError, 'code' | 'params'>,
  attr: string,
  texts: Readonly<Record<string, string>>,
): string {
  const text = texts[code] ?? texts.invalid!;
  return text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => (name === 'attr' ? attr : String(params?.[name] ?? '')));
}
