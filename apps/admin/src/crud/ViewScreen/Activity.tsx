import type { ActivityEntry } from '@diwan/api-contract/activity';
import { logMachine } from '@diwan/machines/log/log.machine';
import { Button, EmptyState, ErrorState, Stack, Text, Timeline } from '@diwan/ui';
import { useMachine } from '@xstate/react';
import { useEffect, useMemo } from 'react';
import { fromPromise } from 'xstate';
import { LoadingText } from '../Loading.tsx';
import { resourceClient } from '../resource-client.ts';
import { useRoom } from '../room.tsx';
import { toneOf } from '../state-tones.ts';
import { entryDetails, entryTitle } from './activity-texts.ts';

/** What happened to a record, newest first; refreshed when its version changes. */
export function Activity({ id, version }: { id: string; version: number }) {
  const room = useRoom();
  const { resource, t, format } = room;
  const machine = useMemo(() => {
    const fetchEntries = fromPromise<
      Awaited<ReturnType<ReturnType<typeof resourceClient>['activity']>>,
      { before: string | null }
    >(({ input, signal }) => resourceClient(resource.key).activity(id, input.before, signal));
    return logMachine.provide({ actors: { fetchEntries } });
  }, [resource.key, id]);
  const [snapshot, send] = useMachine(machine);
  const { entries, next, problem } = snapshot.context;

  // biome-ignore lint/correctness/useExhaustiveDependencies: each version has another history
  useEffect(() => send({ type: 'log.refresh' }), [version, send]);

  if (snapshot.matches('failed')) {
    return (
      <ErrorState
        title={t('failed.title')}
        description={t('failed.text')}
        details={problem?.requestId}
        action={<Button onPress={() => send({ type: 'log.refresh' })}>{t('retry')}</Button>}
      />
    );
  }
  if (entries.length === 0) {
    return snapshot.hasTag('busy') ? <LoadingText /> : <EmptyState title={t('activity.empty')} />;
  }
  return (
    <Stack gap="md">
      <Timeline
        aria-label={t('activity.label')}
        items={entries.map((entry) => ({
          id: entry.id,
          title: entryTitle(entry, room),
          time: format.relative(entry.at),
          exactTime: format.dateTime(entry.at),
          dateTime: entry.at,
          tone: entry.toState ? toneOf(entry.toState) : 'neutral',
          detail: <Details entry={entry} />,
        }))}
      />
      {next ? (
        <div>
          <Button
            variant="quiet"
            isPending={snapshot.matches('loadingOlder')}
            onPress={() => send({ type: 'log.older' })}
          >
            {t('activity.older')}
          </Button>
        </div>
      ) : null}
    </Stack>
  );
}

function Details({ entry }: { entry: ActivityEntry }) {
  const room = useRoom();
  const lines = entryDetails(entry, room);
  if (lines.length === 0) return null;
  return (
    <Stack gap="hair">
      {lines.map((line) => (
        <Text key={line} tone="muted" size="small" dir="auto">
          {line}
        </Text>
      ))}
    </Stack>
  );
}
