import type { ActivityEntry } from '@diwan/api-contract/activity';
import { Timeline } from '@diwan/ui';
import { entryTitle } from '#crud/activity/activity-texts.ts';
import { FeedFrame } from '#crud/feedback/FeedFrame.tsx';
import type { Feed } from '#crud/query/use-feed.ts';
import { toneOf } from '#crud/resource/cells/state-tones.ts';
import { useResource } from '#crud/resource/resource-context.ts';

/** The events that led a record to where it is, newest first. */
export function WorkflowHistory({ history }: { history: Feed<ActivityEntry> }) {
  const context = useResource();
  const { resource, t, format } = context;
  const moves = history.entries.filter(({ fromState, toState }) => fromState !== null && toState !== null);
  const name = (state: string) => t(`states.${resource.workflow}.${state}`);
  return (
    <FeedFrame
      feed={history}
      isEmpty={moves.length === 0}
      empty={{ title: t('records:workflow.takenEmpty') }}
      olderLabel={t('activity.older')}
    >
      <Timeline
        aria-label={t('records:workflow.taken')}
        items={moves.map((entry) => ({
          id: entry.id,
          title: <span dir="auto">{entryTitle(entry, context)}</span>,
          time: format.relative(entry.at),
          exactTime: format.dateTime(entry.at),
          dateTime: entry.at,
          tone: toneOf(entry.toState!),
          detail: t('activity.fromTo', { from: name(entry.fromState!), to: name(entry.toState!) }),
        }))}
      />
    </FeedFrame>
  );
}
