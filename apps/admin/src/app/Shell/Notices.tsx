import { isOutdated, isRealtimeLost, isServerUnreachable } from '@diwan/machines/connection/connection.selectors';
import { Banner, Button } from '@diwan/ui';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from '#actors/use-selector.ts';
import { lazyWhenCalm } from '#crud/feedback/lazy.ts';
import { currentLanguage } from '#messages/language.ts';
import { useSettings } from '#session/preferences/settings.ts';
import { useSharedSettings } from '#session/preferences/use-shared-settings.ts';
import type { ConnectionActor } from '../start/connection.ts';
import * as styles from './Shell.css.ts';

const JournalNotice = lazyWhenCalm(['forms', 'crud'], () => import('#crud/drafts/journal/JournalNotice.tsx'));

/** What is true of the whole product for a while: out of reach, not live, or no longer the newest version. */
export function Notices({ connection }: { connection: ConnectionActor }) {
  const { t } = useTranslation('shell');
  const isUnreachable = useSelector(connection, isServerUnreachable);
  const isNotLive = useSelector(connection, isRealtimeLost);
  const { maintenanceBanner: banner } = useSettings();
  useSharedSettings();
  const hasNewVersion = useSelector(connection, isOutdated);
  return (
    <div className={styles.notices}>
      {banner && <Banner tone="attention">{banner[currentLanguage()] ?? banner.ar}</Banner>}
      {isUnreachable && <Banner tone="attention">{t('connection.offline')}</Banner>}
      {isNotLive && !isUnreachable && <Banner tone="info">{t('connection.realtime')}</Banner>}
      <Suspense>
        <JournalNotice />
      </Suspense>
      {hasNewVersion && (
        <Banner
          tone="info"
          actions={
            <Button size="small" onPress={() => location.reload()}>
              {t('newVersion.action')}
            </Button>
          }
        >
          {t('newVersion.text')}
        </Banner>
      )}
    </div>
  );
}
