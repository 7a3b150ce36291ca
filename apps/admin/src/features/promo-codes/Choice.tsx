import { Banner, SegmentedLinks } from '@diwan/ui';
import { useTranslation } from 'react-i18next';
import { addPath } from '#crud/resource/resource-paths.ts';
import * as styles from './PromoCodes.css.ts';

/** One code or a batch of them, each with its own form; and what will hold of either. */
export function Choice({ current }: { current: 'promoCodes' | 'promoBatches' }) {
  const { t } = useTranslation('promoCodes');
  return (
    <div className={styles.intro}>
      <SegmentedLinks
        label={t('howMany')}
        currentKey={current}
        segments={[
          { key: 'promoCodes', label: t('single'), href: addPath('promoCodes') },
          { key: 'promoBatches', label: t('batch'), href: addPath('promoBatches') },
        ]}
      />
      <Banner tone="info">{t('fixedTerms')}</Banner>
    </div>
  );
}
