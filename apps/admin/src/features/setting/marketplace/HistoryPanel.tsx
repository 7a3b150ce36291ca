import type { SettingChange } from '@diwan/api-contract/endpoints/settings';
import type { SettingKey } from '@diwan/api-contract/settings/register';
import { Button, createFormat, ErrorState, RetryButton, SidePanel, Stack, Text, Timeline, toasts } from '@diwan/ui';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { queryOf } from '#api/cache/query.ts';
import { client } from '#api/client.ts';
import { FeedFrame } from '#crud/feedback/FeedFrame.tsx';
import { useFeed } from '#crud/query/use-feed.ts';
import { useMutation } from '#crud/query/use-mutation.ts';
import { currentLanguage } from '#messages/language.ts';
import { revertSetting, sayFailed, showKept } from './kept-settings.ts';
import { settingText } from './values/setting-text.ts';

interface HistoryPanelProps {
  setting: SettingKey | null;
  version: number;
  onClose: () => void;
}

/** Who changed a setting, when, from what to what; what holds or is ahead can be reverted. */
export function HistoryPanel({ setting, version, onClose }: HistoryPanelProps) {
  const { t } = useTranslation('setting');
  if (!setting) return null;
  return (
    <SidePanel title={t('marketplace.historyOf', { name: t(`marketplace.names.${setting}`) })} isOpen onClose={onClose}>
      <History key={setting} setting={setting} version={version} />
    </SidePanel>
  );
}

function History({ setting, version }: { setting: SettingKey; version: number }) {
  const { t } = useTranslation('setting');
  const format = createFormat(currentLanguage());
  const entriesBefore = useCallback(
    (before: string | null) =>
      queryOf(client.settings.history, { query: before ? { key: setting, before } : { key: setting } }),
    [setting],
  );
  const feed = useFeed({ entriesBefore, version });
  if (feed.problem)
    return <ErrorState title={t('marketplace.notLoaded')} action={<RetryButton onPress={feed.refresh} />} />;
  return (
    <FeedFrame feed={feed} empty={{ title: t('marketplace.noHistory') }} olderLabel={t('marketplace.older')}>
      <Timeline
        aria-label={t('marketplace.history')}
        items={feed.entries.map((change) => ({
          id: change.id,
          title: t(change.isRevert ? 'marketplace.revertedBy' : 'marketplace.changedBy', { actor: change.by.name }),
          time: format.relative(change.at),
          exactTime: format.dateTime(change.at),
          dateTime: change.at,
          tone: change.state === 'current' ? 'positive' : change.state === 'upcoming' ? 'info' : 'neutral',
          detail: <Change change={change} />,
        }))}
      />
    </FeedFrame>
  );
}

function Change({ change }: { change: SettingChange }) {
  const { t } = useTranslation('setting');
  const format = createFormat(currentLanguage());
  const { id, key, before, after, state, effectiveFrom } = change;
  const reverting = useMutation({
    act: () => revertSetting(id),
    onDone: (kept) => {
      showKept(kept);
      toasts.show({ tone: 'positive', title: t('marketplace.reverted') });
    },
    onFailed: sayFailed,
  });
  const text = (value: unknown) => settingText(key, value, t, format);
  return (
    <Stack gap="xs">
      <Text size="small" dir="auto">
        {t('marketplace.fromTo', { from: text(before), to: text(after) })}
      </Text>
      <Text size="small" tone="muted">
        {t(`marketplace.states.${state}`, { day: format.date(effectiveFrom) })}
      </Text>
      {state === 'current' || state === 'upcoming' ? (
        <div>
          <Button size="small" isPending={reverting.isBusy} onPress={reverting.start}>
            {t(state === 'current' ? 'marketplace.revert' : 'marketplace.withdraw')}
          </Button>
        </div>
      ) : null}
    </Stack>
  );
}
