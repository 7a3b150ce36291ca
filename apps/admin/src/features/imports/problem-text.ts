import type { Problem } from '@diwan/api-contract/problem';
import type { messages } from '@diwan/messages/imports/en';
import type { TFunction } from 'i18next';

const named = (code: string | undefined): code is keyof typeof messages.problems => code !== undefined;

/** Why a file was not taken. */
export function problemText({ errors, reason }: Problem, t: TFunction<'imports'>): string {
  const code = errors?.[0]?.code ?? reason;
  const other = t('problems.other');
  return named(code) ? t(`problems.${code}`, { defaultValue: other }) : other;
}
