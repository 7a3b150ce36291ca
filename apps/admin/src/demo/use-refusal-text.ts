import { useTranslation } from 'react-i18next';

/** Why the demo refused something, by its code; that it was told to is said as it is. */
export function useRefusalText(): (code: string | undefined) => string {
  const { t } = useTranslation(['demo', 'problems']);
  const unforeseen = t('problems:codes.internal');
  return (code = 'internal') =>
    code === 'unavailable'
      ? t('demo:refused')
      : t(`problems:codes.${code}` as 'problems:codes.internal', { defaultValue: unforeseen });
}
