import type { ActivityKind } from '@diwan/api-contract/activity';
import { Timeline } from '@diwan/ui';
import { LogFrame } from '../LogFrame.tsx';
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
  const log = useActivity(id, version, kind);
  return (
    <LogFrame
      log={log}
      empty={{ title: t(kind ? 'records:activity.none' : 'activity.empty') }}
      olderLabel={t('activity.older')}
    >
      <Timeline
        aria-label={t('activity.label')}
        items={log.entries.map((entry) => ({
          id: entry.id,
          title: <span dir="auto">{entryTitle(entry, room)}</span>,
          time: format.relative(entry.at),
          exactTime: format.dateTime(entry.at),
          dateTime: entry.at,
          tone: entry.toState ? toneOf(entry.toState) : 'neutral',
          detail: <ActivityDetail entry={entry} />,
        }))}
      />
    </LogFrame>
  );
}
