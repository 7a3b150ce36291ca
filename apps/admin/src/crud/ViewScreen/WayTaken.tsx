import type { ActivityEntry } from '@diwan/api-contract/activity';
import { Timeline } from '@diwan/ui';
import { LogFrame } from '../LogFrame.tsx';
import { useRoom } from '../room.tsx';
import { toneOf } from '../state-tones.ts';
import type { Log } from '../use-log.ts';
import { entryTitle } from './activity-texts.ts';

/** The events that led a record to where it is, newest first. */
export function WayTaken({ history }: { history: Log<ActivityEntry> }) {
  const room = useRoom();
  const { resource, t, format } = room;
  const moves = history.entries.filter(({ fromState, toState }) => fromState !== null && toState !== null);
  const name = (state: string) => t(`states.${resource.workflow}.${state}`);
  return (
    <LogFrame
      log={history}
      isEmpty={moves.length === 0}
      empty={{ title: t('records:workflow.takenEmpty') }}
      olderLabel={t('activity.older')}
    >
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
    </LogFrame>
  );
}
