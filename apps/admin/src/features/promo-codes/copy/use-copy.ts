import { toasts } from '@diwan/ui';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';

/** Puts a code where it can be pasted from, and says so. */
export function useCopy(): (code: string) => void {
  const { t } = useTranslation('promoCodes');
  return useCallback(
    (code) => {
      navigator.clipboard.writeText(code).then(
        () => toasts.show({ tone: 'positive', title: t('copied', { code }) }),
        () => toasts.show({ tone: 'critical', title: t('copyFailed', { code }) }),
      );
    },
    [t],
  );
}
