import { Badge, Heading, Inline, Text } from '@diwan/ui';
import { useTranslation } from 'react-i18next';
import * as styles from './Setting.css.ts';

const parts = ['notifications', 'marketplace', 'audit'] as const;

/** What this screen doesn't have yet, said plainly. */
export function Coming() {
  const { t } = useTranslation('setting');
  return (
    <section className={styles.panel} aria-labelledby="coming">
      <Inline gap="xs">
        <Heading level={2} id="coming">
          {t('comingTitle')}
        </Heading>
        <Badge>{t('notBuiltYet')}</Badge>
      </Inline>
      <ul className={styles.coming}>
        {parts.map((part) => (
          <li key={part}>
            <Text tone="muted">{t(`coming.${part}`)}</Text>
          </li>
        ))}
      </ul>
    </section>
  );
}
