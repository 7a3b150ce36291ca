import { Button, EmptyState, ErrorState, Stack, Timeline } from '@diwan/ui';
import { LoadingText } from '../Loading.tsx';
import { useRoom } from '../room.tsx';
import { toneOf } from '../state-tones.ts';
import { entryTitle } from './activity-texts.ts';
import type { useActivity } from './use-activity.ts';

/** The events that led a record to where it is, newest first. */
export function WayTaken({ history }: { history: ReturnType<typeof useActivity> }) {
  const room = useRoom();
  const { resource, t, format } = room;
  const { entries, problem, isLoading, isLoadingOlder, hasOlder, refresh, older } = history;
  const moves = entries.filter(({ fromState, toState }) => fromState !== null && toState !== null);
  const name = (state: string) => t(`states.${resource.workflow}.${state}`);
  if (problem) {
    return (
      <ErrorState
        title={t('failed.title')}
        description={t('failed.text')}
        details={problem.requestId}
        action={<Button onPress={refresh}>{t('retry')}</Button>}
      />
    );
  }
  if (isLoading) return <LoadingText />;
  if (moves.length === 0) return <EmptyState title={t('records:workflow.takenEmpty')} />;
  return (
    <Stack gap="md">
      <Timeline
        aria-label={t('records:workflow.taken')}
        items={moves.map((entry) => ({
          id: entry.id,
          title: <span dir="auto">{entryTitle(entry, room)}</span>,
          time: format.relative(entry.at),
          exactTime: format.dateTime(entry.at),
          dateTime: entry.at,
          tone: toneOf(entry.toState!),
          detail: t('activity.fromTo', { from: name(entry.fromState!), to: name(entry.toState!) }),
        }))}
      />
      {hasOlder ? (
        <div>
          <Button isPending={isLoadingOlder} onPress={older}>
            {t('activity.older')}
          </Button>
        </div>
      ) : null}
    </Stack>
  );
}
