import type { Mail } from '@diwan/api-contract/demo/mail';
import { Button } from '@diwan/ui';
import { Star } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { starred, unstarred } from './MailRow.css.ts';

/** Gives a mail its star, or takes it. */
export function StarButton({ mail, onPress }: { mail: Mail; onPress: (mail: Mail) => void }) {
  const { t } = useTranslation('email');
  return (
    <Button
      variant="plain"
      size="small"
      isSquare
      aria-label={mail.isStarred ? t('unstar') : t('star')}
      onPress={() => onPress(mail)}
    >
      <Star className={mail.isStarred ? starred : unstarred} />
    </Button>
  );
}
