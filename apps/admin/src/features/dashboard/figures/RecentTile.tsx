import type { RecentEvent } from '@diwan/api-contract/endpoints/work';
import { createFormat, Link, Text, Timeline } from '@diwan/ui';
import { useTranslation } from 'react-i18next';
import { type Query, queryOf } from '#api/cache/query.ts';
import { useQuery } from '#api/cache/use-query.ts';
import { client } from '#api/client.ts';
import { eventName } from '#crud/activity/activity-texts.ts';
import type { CellContext } from '#crud/resource/cells/cell-context.ts';
import { toneOf } from '#crud/resource/cells/state-tones.ts';
import { localizedLabel } from '#crud/resource/labels.ts';
import { recordPath } from '#crud/resource/resource-paths.ts';
import { currentLanguage } from '#messages/language.ts';
import { loadMessages } from '#messages/messages.ts';
import { MetricTile } from './MetricTile.tsx';

const listed = queryOf(client.work.recent);
/** What happened, once the resources that it happened to have their words. */
const recentEvents: Query<RecentEvent[]> = {
  ...listed,
  load: async (signal, known) => {
    const events = await listed.load(signal, known);
    await loadMessages(...new Set(events.map(({ resource }) => resource)));
    return events;
  },
};

/** What happened last, to which record, and by whom. */
export function RecentTile() {
  const { t: typed } = useTranslation(['dashboard', 'records', 'crud']);
  // Events are named by the resources.
  const t = typed as unknown as CellContext['t'];
  const language = currentLanguage();
  const format = createFormat(language);
  const title = t('dashboard:recent.title');
  const titleOf = ({ event, actor, resource }: RecentEvent) =>
    t('crud:activity.by', {
      event: eventName(event, t, resource),
      actor: actor.type === 'system' ? t('crud:activity.system') : actor.name,
    });
  return (
    <MetricTile title={title} metric={useQuery(recentEvents)} isWide isChart={false}>
      {(entries) =>
        entries.length === 0 ? (
          <Text tone="muted">{t('crud:activity.empty')}</Text>
        ) : (
          <Timeline
            aria-label={title}
            items={entries.map((entry) => ({
              id: entry.id,
              title: <span dir="auto">{titleOf(entry)}</span>,
              time: format.relative(entry.at),
              exactTime: format.dateTime(entry.at),
              dateTime: entry.at,
              tone: entry.toState ? toneOf(entry.toState) : 'neutral',
              detail: <About entry={entry} />,
            }))}
          />
        )
      }
    </MetricTile>
  );
}

/** The record, and the way to it while it is there. */
function About({ entry: { event, resource, record } }: { entry: RecentEvent }) {
  const name = <bdi>{localizedLabel(record.label, currentLanguage())}</bdi>;
  if (event === 'record.removed') return name;
  return <Link href={recordPath(resource, record.id)}>{name}</Link>;
}
