import type { Passkey } from '@diwan/api-contract/endpoints/account/passkeys';
import { Button, ConfirmDialog, createFormat, Inline, Skeleton, Stack, Text } from '@diwan/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useQuery } from '#api/cache/use-query.ts';
import { currentLanguage } from '#messages/language.ts';
import { canUsePasskeys } from '#session/passkeys/device.ts';
import { Failed } from '../Failed.tsx';
import { RecoveryCodes } from '../factors/RecoveryCodes.tsx';
import { factors } from '../factors/use-factors.ts';
import { Panel } from '../Panel.tsx';
import * as styles from '../Profile.css.ts';
import { NewPasskey } from './NewPasskey.tsx';
import { useRemovePasskey } from './use-passkeys.ts';

/** The devices that sign somebody in without a password. */
export function Passkeys() {
  const { t } = useTranslation('profile');
  const { value, hasFailed, refresh } = useQuery(factors);
  if (value?.isManagedElsewhere) return null;
  return (
    <Panel id="passkeys" title={t('passkeys.title')} help={t('passkeys.help')}>
      {value ? (
        <Known passkeys={value.passkeys} />
      ) : hasFailed ? (
        <Failed onRetry={refresh} />
      ) : (
        <Skeleton shape="panel" />
      )}
    </Panel>
  );
}

function Known({ passkeys }: { passkeys: readonly Passkey[] }) {
  const { t } = useTranslation('profile');
  const [isAdding, setAdding] = useState(false);
  const [codes, setCodes] = useState<readonly string[]>([]);
  if (codes.length > 0) return <RecoveryCodes codes={codes} onClose={() => setCodes([])} />;
  return (
    <Stack gap="md">
      {passkeys.length > 0 ? (
        <ul className={styles.sessions} aria-label={t('passkeys.title')}>
          {passkeys.map((passkey) => (
            <OnePasskey key={passkey.id} passkey={passkey} />
          ))}
        </ul>
      ) : null}
      {isAdding ? (
        <NewPasskey
          onDone={(given) => {
            setCodes(given);
            setAdding(false);
          }}
          onCancel={() => setAdding(false)}
        />
      ) : canUsePasskeys() ? (
        <Inline gap="sm">
          <Button variant={passkeys.length === 0 ? 'primary' : 'quiet'} onPress={() => setAdding(true)}>
            {t('passkeys.add')}
          </Button>
        </Inline>
      ) : (
        <Text tone="muted">{t('passkeys.unsupported')}</Text>
      )}
    </Stack>
  );
}

function OnePasskey({ passkey: { id, name, createdAt, lastUsedAt, copiedAt } }: { passkey: Passkey }) {
  const { t } = useTranslation('profile');
  const format = createFormat(currentLanguage());
  const [isAsking, setAsking] = useState(false);
  const { isBusy, start } = useRemovePasskey(id, () => setAsking(false));
  return (
    <li className={styles.session}>
      <Stack gap="xxs">
        <Text>{name}</Text>
        <Text tone="muted" size="small">
          {t('passkeys.createdAt', { when: format.date(createdAt) })}
        </Text>
        <Text tone="muted" size="small">
          {lastUsedAt ? t('sessions.usedAt', { when: format.relative(lastUsedAt) }) : t('passkeys.unused')}
        </Text>
        {copiedAt ? (
          <Text tone="critical" size="small">
            {t('passkeys.copied')}
          </Text>
        ) : null}
      </Stack>
      <Button size="small" onPress={() => setAsking(true)} aria-label={t('passkeys.removeOf', { name })}>
        {t('passkeys.remove')}
      </Button>
      {isAsking ? (
        <ConfirmDialog
          title={t('passkeys.removeOf', { name })}
          consequence={t('passkeys.removeText')}
          confirmLabel={t('passkeys.remove')}
          isOpen
          isPending={isBusy}
          onConfirm={start}
          onCancel={() => setAsking(false)}
        />
      ) : null}
    </li>
  );
}
