import { Shortcut } from '@diwan/ui';
import { Search } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import * as styles from '../Shell.css.ts';

/** Looks like a search box and opens the command palette. */
export function PaletteButton({ onPress }: { onPress: () => void }) {
  const { t } = useTranslation('shell');
  return (
    <button
      type="button"
      className={styles.searchBox}
      aria-keyshortcuts="Control+K Meta+K"
      aria-haspopup="dialog"
      onClick={onPress}
    >
      <Search />
      <span className={styles.searchWord}>{t('openPalette')}</span>
      <span className={styles.searchKeys} aria-hidden>
        <Shortcut keys={['Ctrl', 'K']} />
      </span>
    </button>
  );
}
