import { createFormat, Drawer, ToastLog } from '@diwan/ui';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '#messages/language.ts';

/** The short messages shown since the page was opened, for those who were too slow to read one. */
export default function MessageLog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('shell');
  const { dateTime } = createFormat(currentLanguage());
  return (
    <Drawer title={t('person.messages')} isOpen onClose={onClose}>
      <ToastLog emptyTitle={t('noMessages')} formatTime={dateTime} />
    </Drawer>
  );
}
