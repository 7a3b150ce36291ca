import { IconButton } from '@diwan/ui';
import { Star } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { usePath } from '#navigation/navigation-context.tsx';
import { usePreferences } from '#session/preferences/use-preferences.ts';

const most = 50;

/** Bookmarks the screen that is open, or takes its bookmark away. */
export default function StarToggle() {
  const { t } = useTranslation('shell');
  const path = usePath();
  const [{ starred }, change] = usePreferences();
  const isStarred = starred.includes(path);
  const toggle = () =>
    change({ starred: isStarred ? starred.filter((each) => each !== path) : [...starred, path].slice(-most) });
  return (
    <IconButton
      icon={<Star fill={isStarred ? 'currentColor' : 'none'} />}
      label={isStarred ? t('stars.unstar') : t('stars.star')}
      isPressed={isStarred}
      tooltipPlacement="bottom"
      onPress={toggle}
    />
  );
}
