import { Button, Heading, Inline, Skeleton, Switch, Text } from '@diwan/ui';
import { useTranslation } from 'react-i18next';
import * as styles from './Setting.css.ts';
import { useMarketplace } from './use-marketplace.ts';

/** What administrators decide for everybody. */
export function Marketplace() {
  const { t } = useTranslation('setting');
  const { isDemoShown, hasFailed, retry, toggleDemo } = useMarketplace();
  return (
    <section className={styles.panel} aria-labelledby="marketplace">
      <Heading level={2} id="marketplace">
        {t('marketplace')}
      </Heading>
      <Text tone="muted">{t('marketplaceHelp')}</Text>
      {isDemoShown !== null ? (
        <Switch label={t('demo')} description={t('demoHelp')} isSelected={isDemoShown} onChange={toggleDemo} />
      ) : hasFailed ? (
        <Inline gap="sm">
          <Text tone="critical">{t('marketplaceFailed')}</Text>
          <Button size="small" onPress={retry}>
            {t('retry')}
          </Button>
        </Inline>
      ) : (
        <Skeleton shape="control" />
      )}
    </section>
  );
}
