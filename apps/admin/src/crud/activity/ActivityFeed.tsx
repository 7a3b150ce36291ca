import type { ActivityKind } from '@diwan/api-contract/activity';
import { Timeline } from '@diwan/ui';
import { FeedFrame } from '../feedback/FeedFrame.tsx';
import { toneOf } from '../resource/cells/state-tones.ts';
import { useResource } from '../resource/resource-context.ts';
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
export function ActivityFeed({ id, version, kind }: ActivityLogProps) {
  const context = useResource();
  const { t, format } = context;
  const feed = useActivity(id, version, kind);
  return (
    <FeedFrame
      feed={feed}
      empty={{ title: t(kind ? 'records:activity.none' : 'activity.empty') }}
      olderLabel={t('activity.older')}
    >
      <Timeline
        aria-label={t('activity.label')}
        items={feed.entries.map((entry) => ({
          id: entry.id,
          title: <span dir="auto">{entryTitle(entry, context)}</span>,
          time: format.relative(entry.at),
          exactTime: format.dateTime(entry.at),
          dateTime: entry.at,
          tone: entry.toState ? toneOf(entry.toState) : 'neutral',
          detail: <ActivityDetail entry={entry} />,
        }))}
      />
    </FeedFrame>
  );
}
