import { idsOf } from '@diwan/api-contract/demo/mail-rules';
import { toasts } from '@diwan/ui';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { MailApp } from './use-mailbox.ts';

/** Says what was refused and has been taken back. */
export function useRefusal({ refusal, forgetRefusal }: MailApp): void {
  const { t } = useTranslation('email');
  useEffect(() => {
    if (!refusal) return;
    const { change } = refusal;
    toasts.show({
      title: t(`refused.${change.kind}`, { count: idsOf(change).length }),
      description: t('refused.takenBack'),
      tone: 'critical',
    });
    forgetRefusal();
  }, [refusal, forgetRefusal, t]);
}
