import type { OwnSession } from '@diwan/api-contract/endpoints/account/profile';
import { Badge, Button, createFormat, Inline, Skeleton, Stack, Text } from '@diwan/ui';
import { useTranslation } from 'react-i18next';
import { useQuery } from '#api/cache/use-query.ts';
import { currentLanguage } from '#messages/language.ts';
import { browserOf } from '#session/browser-name.ts';
import { useFirstFew } from '#session/use-first-few.ts';
import { Failed } from './Failed.tsx';
import { Panel } from './Panel.tsx';
import * as styles from './Profile.css.ts';
import { sessions, useEndSession } from './use-sessions.ts';

/** Where somebody is signed in, and how to end it there. */
export function Sessions() {
  const { t } = useTranslation('profile');
  const { value, hasFailed, refresh } = useQuery(sessions);
  const { shown, isLong, isAll, toggle } = useFirstFew(value ?? []);
  const format = createFormat(currentLanguage());
  return (
    <Panel id="sessions" title={t('sessions.title')} help={t('sessions.help')}>
      {value ? (
        <>
          <ul className={styles.sessions}>
            {shown.map((session) => (
              <Session key={session.id} session={session} />
            ))}
          </ul>
          {isLong ? (
            <Inline gap="sm">
              <Button aria-expanded={isAll} onPress={toggle}>
                {isAll ? t('sessions.showFew') : t('sessions.showAll', { number: format.number(value.length) })}
              </Button>
            </Inline>
          ) : null}
        </>
      ) : hasFailed ? (
        <Failed onRetry={refresh} />
      ) : (
        <Skeleton shape="panel" />
      )}
    </Panel>
  );
}

/** Latin words and figures keep their order in any text. */
const isolated = (text: string) => `\u2066${text}\u2069`;

function Session({ session: { id, isCurrent, userAgent, ip, lastUsedAt } }: { session: OwnSession }) {
  const { t } = useTranslation('profile');
  const { isBusy, start } = useEndSession(id);
  const format = createFormat(currentLanguage());
  const known = browserOf(userAgent);
  const name = known
    ? t('sessions.on', { browser: isolated(known.browser), system: isolated(known.system) })
    : t('sessions.unknown');
  return (
    <li className={styles.session}>
      <Stack gap="xxs">
        <Inline gap="xs">
          <Text>{name}</Text>
          {isCurrent ? <Badge>{t('sessions.here')}</Badge> : null}
        </Inline>
        <Text tone="muted" size="small">
          <time dateTime={lastUsedAt} title={format.dateTime(lastUsedAt)}>
            {t('sessions.usedAt', { when: format.relative(lastUsedAt) })}
          </time>
        </Text>
        {ip ? (
          <Text tone="muted" size="small">
            {t('sessions.from', { address: isolated(ip) })}
          </Text>
        ) : null}
      </Stack>
      {isCurrent ? null : (
        <Button size="small" isPending={isBusy} onPress={start} aria-label={t('sessions.endOf', { name })}>
          {t('sessions.end')}
        </Button>
      )}
    </li>
  );
}
