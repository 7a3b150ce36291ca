import { createFormat, StatusChip } from '@diwan/ui';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '#messages/language.ts';
import type { SittingState } from './use-sitting.ts';

/** Whether what was answered is with the server. */
export function SaveState({ sitting }: { sitting: Pick<SittingState, 'waiting' | 'isUnreachable'> }) {
  const { t } = useTranslation('examSitting');
  const { waiting, isUnreachable } = sitting;
  const number = createFormat(currentLanguage()).number(waiting.length);
  if (isUnreachable) {
    return (
      <span role="status">
        <StatusChip tone="attention">{t('saved.waiting', { count: waiting.length, number })}</StatusChip>
      </span>
    );
  }
  return (
    <StatusChip tone={waiting.length > 0 ? 'info' : 'positive'}>
      {t(waiting.length > 0 ? 'saved.saving' : 'saved.saved')}
    </StatusChip>
  );
}
