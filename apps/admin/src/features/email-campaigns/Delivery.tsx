import type { EmailCampaign } from '@diwan/api-contract/resources/email-campaigns';
import { type RecipientState, recipientStates } from '@diwan/api-contract/values/records/campaign';
import { Banner, Stack, Stat, Text } from '@diwan/ui';
import { useEffect, useRef, useState } from 'react';
import { cache } from '#api/cache/cache.ts';
import { useQuery } from '#api/cache/use-query.ts';
import { useRecordEvents } from '#crud/query/use-record-events.ts';
import { resourceQueries } from '#crud/resource/resource-client.ts';
import { useResource } from '#crud/resource/resource-context.ts';
import { CampaignProgress } from './CampaignProgress.tsx';
import * as styles from './Delivery.css.ts';
import { doneOf } from './done-of.ts';

/** What became of a campaign's mails, counted anew while they leave; nothing before it is approved. */
export function Delivery({ campaign }: { campaign: EmailCampaign }) {
  return campaign.leavesAt === null ? null : <Figures campaign={campaign} />;
}

const readings = ['opened', 'clicked'] as const;
const isReading = (state: RecipientState) => readings.some((reading) => reading === state);

function Figures({ campaign: given }: { campaign: EmailCampaign }) {
  const context = useResource();
  const { t, format } = context;
  const query = resourceQueries('emailCampaigns').view(given.id);
  const { value } = useQuery(query);
  const campaign = (value as EmailCampaign | null) ?? given;
  useRecountedLive(query.key);
  const isAhead = useIsAhead(campaign.state === 'running' ? campaign.leavesAt : null);
  const { stats, recipientsCount, leavesAt, trackOpens } = campaign;
  const counts = { ...stats, sent: stats.sent + stats.opened + stats.clicked };
  const shown = recipientStates.filter((state) => !isReading(state) && (counts[state] > 0 || state === 'sent'));
  const { measured } = stats.reading;
  return (
    <section aria-label={t('figures.title')}>
      <Stack gap="md">
        {isAhead ? (
          <Banner tone="info">{t('figures.left', { time: format.dateTime(leavesAt!) })}</Banner>
        ) : (
          <CampaignProgress done={doneOf(stats)} all={recipientsCount} context={context} />
        )}
        <div className={styles.figures}>
          {shown.map((state) => (
            <Stat key={state} label={t(`figures.${state}`)} value={format.number(counts[state])} />
          ))}
          {trackOpens &&
            readings.map((reading) => (
              <Stat key={reading} label={t(`figures.${reading}`)} value={format.number(stats.reading[reading])} />
            ))}
        </div>
        {trackOpens ? (
          <Text size="small" tone="muted">
            {t('figures.measured', { count: measured, number: format.number(measured) })}
          </Text>
        ) : null}
      </Stack>
    </section>
  );
}

const recountEvery = 1_000;

/** Counts again when a recipient has come further, at most once a second however many do. */
function useRecountedLive(key: string): void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const recount = () => {
    timer.current ??= setTimeout(() => {
      timer.current = undefined;
      cache.invalidate(key);
    }, recountEvery);
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  useRecordEvents('emailRecipients', { onChanged: recount, onRemoved: recount, onMissed: recount });
}

/** Whether an instant is still to come; looked at again when it has come. */
function useIsAhead(instant: string | null): boolean {
  const [now, setNow] = useState(() => Date.now());
  const left = instant === null ? 0 : Date.parse(instant) - now;
  useEffect(() => {
    if (left <= 0) return;
    const timer = setTimeout(() => setNow(Date.now()), left + 50);
    return () => clearTimeout(timer);
  }, [left]);
  return left > 0;
}
