import { Button } from '@diwan/ui';
import { Star } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useStarred } from './use-starred.ts';

/** Bookmarks the screen that is open, until the button with a tooltip is there. */
export function StarButton() {
  const { t } = useTranslation('shell');
  const { isStarred } = useStarred();
  return (
    <Button variant="plain" isSquare aria-label={t(isStarred ? 'stars.unstar' : 'stars.star')} aria-pressed={isStarred}>
      <Star fill={isStarred ? 'currentColor' : 'none'} />
    </Button>
  );
}
