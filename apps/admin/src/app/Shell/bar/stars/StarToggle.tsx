import { IconButton } from '@diwan/ui';
import { Star } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useStarred } from './use-starred.ts';

/** Bookmarks the screen that is open, or takes its bookmark away. */
export default function StarToggle() {
  const { t } = useTranslation('shell');
  const { isStarred, toggle } = useStarred();
  return (
    <IconButton
      icon={<Star fill={isStarred ? 'currentColor' : 'none'} />}
      label={t(isStarred ? 'stars.unstar' : 'stars.star')}
      isPressed={isStarred}
      tooltipPlacement="bottom"
      onPress={toggle}
    />
  );
}
