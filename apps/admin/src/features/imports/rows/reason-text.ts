import type { messages } from '@diwan/messages/imports/en';
import type { TFunction } from 'i18next';

const named = (reason: string): reason is keyof typeof messages.reasons => reason !== '';

/** Why a row was not written or not taken back. */
export function reasonText(reason: string, t: TFunction<'imports'>): string {
  const other = t('reasons.other');
  return named(reason) ? t(`reasons.${reason}`, { defaultValue: other }) : other;
}
