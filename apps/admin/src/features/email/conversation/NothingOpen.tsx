import { EmptyState, Skeleton } from '@diwan/ui';
import { MailOpen } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { BackButton } from '../BackButton.tsx';
import type { MailApp } from '../mailbox/use-mailbox.ts';
import { mailBody } from './Conversation.css.ts';

/** Stands where a conversation would: it is coming, or none was chosen. */
export function NothingOpen({ app: { location, status, shown, goTo } }: { app: MailApp }) {
  const { t } = useTranslation('email');
  if (location.openId !== null)
    return (
      <div className={mailBody}>
        <BackButton onPress={() => goTo({ openId: null, composing: null })}>{t('back')}</BackButton>
        {status === 'failed' ? null : (
          <>
            <Skeleton shape="title" />
            <Skeleton />
          </>
        )}
      </div>
    );
  if (status === 'loadingFirst' || shown.length === 0) return null;
  return (
    <EmptyState
      title={t('nothingOpen.title')}
      description={t('nothingOpen.description')}
      icon={<MailOpen size={20} />}
    />
  );
}
