import { ContextualHelp } from '@diwan/ui';
import { useTranslation } from 'react-i18next';

interface QueueHelpProps {
  title: string;
  /** After so many days it is overdue. */
  days: number;
}

/** What the figures of a queue count. */
export default function QueueHelp({ title, days }: QueueHelpProps) {
  const { t } = useTranslation('dashboard');
  return (
    <ContextualHelp variant="info" title={t('help.of', { figure: title })}>
      {t('help.queue', { count: days })}
    </ContextualHelp>
  );
}
