import { Anchor, Button } from '@diwan/ui';
import { Ellipsis } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { isAreaHidden } from '#app/menu/areas.ts';
import * as styles from '#app/Shell/Shell.css.ts';
import { lateControls } from '#crud/feedback/late/late-controls.tsx';
import { useNavigationParts } from '#navigation/navigation-context.tsx';
import { useScreenName } from '#navigation/screens/use-screen-name.ts';
import { useSettings } from '#session/preferences/settings.ts';
import { usePreferences } from '#session/preferences/use-preferences.ts';

const shownAtOnce = 10;
const RestOfStarred = lateControls([], () => import('./RestOfStarred.tsx'), RestButton);

/** Bookmarked screens: the first ten, and a menu with the rest. */
export function StarredPages() {
  const { t } = useTranslation('shell');
  const [{ starred }] = usePreferences();
  const nameOf = useScreenName();
  const { table } = useNavigationParts();
  const settings = useSettings();
  const shown = starred.filter((each) => {
    const screen = table.match(each);
    return screen !== null && !isAreaHidden(screen.area, settings);
  });
  const rest = shown.slice(shownAtOnce);
  if (shown.length === 0) return null;
  return (
    <nav aria-label={t('stars.label')} className={styles.stars}>
      <ul className={styles.starList}>
        {shown.slice(0, shownAtOnce).map((each) => (
          <li key={each}>
            <Anchor className={styles.star} href={each}>
              {nameOf(each)}
            </Anchor>
          </li>
        ))}
      </ul>
      {rest.length > 0 && <RestOfStarred paths={rest} />}
    </nav>
  );
}

function RestButton() {
  const { t } = useTranslation('shell');
  return (
    <Button variant="plain" isSquare aria-label={t('stars.more')} aria-haspopup="menu">
      <Ellipsis />
    </Button>
  );
}
