import type { ActivityKind } from '@diwan/api-contract/activity';
import { Button, EmptyState, ErrorState, Stack, Timeline } from '@diwan/ui';
import { LoadingText } from '../Loading.tsx';
import { useRoom } from '../room.tsx';
import { toneOf } from '../state-tones.ts';
import { ActivityDetail } from './ActivityDetail.tsx';
import { entryTitle } from './activity-texts.ts';
import { useActivity } from './use-activity.ts';

interface ActivityLogProps {
  id: string;
  version: number;
  /** One kind of entries alone. */
  kind: ActivityKind | null;
}

/** The entries of a record's history, newest first. */
export function ActivityLog({ id, version, kind }: ActivityLogProps) {
  const room = useRoom();
  const { t, format } = room;
  const { entries, problem, isLoading, isLoadingOlder, hasOlder, refresh, older } = useActivity(id, version, kind);
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
  if (entries.length === 0) return <EmptyState title={t(kind ? 'records:activity.none' : 'activity.empty')} />;
  return (
    <Stack gap="md">
      <Timeline
        aria-label={t('activity.label')}
        items={entries.map((entry) => ({
          id: entry.id,
          title: <span dir="auto">{entryTitle(entry, room)}</span>,
          time: format.relative(entry.at),
          exactTime: format.dateTime(entry.at),
          dateTime: entry.at,
          tone: entry.toState ? toneOf(entry.toState) : 'neutral',
          detail: <ActivityDetail entry={entry} />,
        }))}
      />
      {hasOlder ? (
        <div>
          <Button variant="quiet" isPending={isLoadingOlder} onPress={older}>
            {t('activity.older')}
          </Button>
        </div>
      ) : null}
    </Stack>
  );
}
