import { Button, Text } from '@diwan/ui';
import { Send, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { composerFooter } from '../conversation/Conversation.css.ts';
import type { useComposer } from './use-composer.ts';

interface ComposerFooterProps {
  letter: ReturnType<typeof useComposer>;
  onClose: () => void;
}

/** What can be done with a letter, in sight however long it is; and whether a reload would lose any of it. */
export function ComposerFooter({ letter, onClose }: ComposerFooterProps) {
  const { t } = useTranslation('email');
  function discard() {
    letter.discard();
    onClose();
  }
  return (
    <div className={composerFooter}>
      <Button variant="primary" type="submit" isPending={letter.isSending} icon={<Send />}>
        {t('send')}
      </Button>
      <Button onPress={onClose}>{t('close')}</Button>
      <Button variant="plain" icon={<Trash2 />} isDisabled={letter.isSending} onPress={discard}>
        {t('discard')}
      </Button>
      <Text as="span" size="caption" tone="muted">
        {letter.isKept ? t('kept') : t('keeping')}
      </Text>
    </div>
  );
}
