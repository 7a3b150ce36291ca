import { settingGroups } from '@diwan/api-contract/settings/kinds';
import { type SettingKey, settingDefinitions, settingKeys } from '@diwan/api-contract/settings/register';
import { ErrorState, Heading, Page, RetryButton, Skeleton, Text } from '@diwan/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useQuery } from '#api/cache/use-query.ts';
import { useCrumbs } from '#navigation/screens/use-crumbs.ts';
import { useSession } from '#session/session-context.tsx';
import * as styles from '../Setting.css.ts';
import { SettingTabs } from '../SettingTabs.tsx';
import { ChangePanel } from './ChangePanel.tsx';
import { HistoryPanel } from './HistoryPanel.tsx';
import { keptSettings } from './kept-settings.ts';
import { SettingRow } from './SettingRow.tsx';

/** What administrators decide for everybody: each setting with its value, its changes and what is ahead. */
export default function MarketplaceScreen() {
  const { t } = useTranslation(['setting', 'screens']);
  const crumbs = useCrumbs();
  const { can } = useSession();
  const { value: kept, hasFailed, refresh } = useQuery(can('settings.write') ? keptSettings : null);
  const [open, setOpen] = useState<{ key: SettingKey; panel: 'change' | 'history' } | null>(null);
  const close = () => setOpen(null);
  const shown = (panel: 'change' | 'history') => (open?.panel === panel ? open.key : null);
  return (
    <Page
      title={t('screens:marketplaceSetting')}
      breadcrumbs={crumbs}
      width="form"
      tabs={<SettingTabs currentKey="marketplace" />}
    >
      <Text tone="muted">{t('setting:marketplace.intro')}</Text>
      {kept ? (
        settingGroups.map((group) => (
          <section key={group} className={styles.panel} aria-labelledby={group}>
            <Heading level={2} id={group}>
              {t(`setting:marketplace.groups.${group}`)}
            </Heading>
            <ul className={styles.rows}>
              {settingKeys
                .filter((key) => settingDefinitions[key].group === group)
                .map((key) => (
                  <SettingRow
                    key={key}
                    setting={key}
                    kept={kept}
                    onChange={() => setOpen({ key, panel: 'change' })}
                    onHistory={() => setOpen({ key, panel: 'history' })}
                  />
                ))}
            </ul>
          </section>
        ))
      ) : hasFailed || !can('settings.write') ? (
        <ErrorState
          title={t(can('settings.write') ? 'setting:marketplace.notLoaded' : 'setting:marketplace.notYours')}
          action={can('settings.write') ? <RetryButton onPress={refresh} /> : undefined}
        />
      ) : (
        <Skeleton shape="panel" />
      )}
      {kept ? <ChangePanel key={shown('change')} setting={shown('change')} kept={kept} onClose={close} /> : null}
      <HistoryPanel setting={shown('history')} version={kept?.version ?? 0} onClose={close} />
    </Page>
  );
}
