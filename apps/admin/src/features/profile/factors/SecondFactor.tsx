import { Badge, Button, createFormat, Inline, Skeleton, Stack, Text } from '@diwan/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useQuery } from '#api/cache/use-query.ts';
import { currentLanguage } from '#messages/language.ts';
import { Failed } from '../Failed.tsx';
import { Panel } from '../Panel.tsx';
import { CodeForm } from './CodeForm.tsx';
import { NewApp } from './NewApp.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import { type CodeUse, factors, useNewApp } from './use-factors.ts';

/** The app whose codes are asked for after the password, and the codes for whoever has lost it. */
export function SecondFactor() {
  const { t } = useTranslation('profile');
  const { value, hasFailed, refresh } = useQuery(factors);
  return (
    <Panel id="factors" title={t('factors.title')} help={t('factors.help')}>
      {value?.isManagedElsewhere ? (
        <Text>{t('factors.elsewhere')}</Text>
      ) : value ? (
        <App since={value.totpSince} codesLeft={value.recoveryCodesLeft} />
      ) : hasFailed ? (
        <Failed onRetry={refresh} />
      ) : (
        <Skeleton shape="panel" />
      )}
    </Panel>
  );
}

function App({ since, codesLeft }: { since: string | null; codesLeft: number }) {
  const { t } = useTranslation('profile');
  const format = createFormat(currentLanguage());
  const { made, isBusy, begin, drop } = useNewApp();
  const [codes, setCodes] = useState<readonly string[]>([]);
  const [use, setUse] = useState<CodeUse | null>(null);
  const finish = (given: string[]) => {
    setCodes(given);
    setUse(null);
    drop();
  };
  if (codes.length > 0) return <RecoveryCodes codes={codes} onClose={() => setCodes([])} />;
  if (made) return <NewApp made={made} onDone={finish} onCancel={drop} />;
  if (use) return <CodeForm use={use} onDone={finish} onCancel={() => setUse(null)} />;
  const hasApp = since !== null;
  return (
    <Stack gap="sm">
      {hasApp ? (
        <Inline gap="xs">
          <Text>{t('factors.app')}</Text>
          <Badge>{t('factors.since', { when: format.date(since) })}</Badge>
        </Inline>
      ) : null}
      {hasApp || codesLeft > 0 ? (
        <Text tone={codesLeft < 3 ? 'critical' : 'muted'}>
          {t('factors.codesLeft', { count: codesLeft, number: format.number(codesLeft) })}
        </Text>
      ) : null}
      <Inline gap="sm">
        {hasApp ? null : (
          <Button variant="primary" isPending={isBusy} onPress={begin}>
            {t('factors.setUp')}
          </Button>
        )}
        {hasApp || codesLeft > 0 ? <Button onPress={() => setUse('renew')}>{t('factors.submit.renew')}</Button> : null}
        {hasApp ? <Button onPress={() => setUse('remove')}>{t('factors.submit.remove')}</Button> : null}
      </Inline>
    </Stack>
  );
}
