import type { messages } from '@diwan/messages/dashboard/en';
import { ContextualHelp } from '@diwan/ui';
import { useTranslation } from 'react-i18next';

interface FigureHelpProps {
  /** Names its definition among the messages. */
  of: keyof typeof messages.help.figures;
  title: string;
}

/** What a figure counts, in words. */
export function FigureHelp({ of, title }: FigureHelpProps) {
  const { t } = useTranslation('dashboard');
  return (
    <ContextualHelp variant="info" title={t('help.of', { figure: title })}>
      {t(`help.figures.${of}`)}
    </ContextualHelp>
  );
}
