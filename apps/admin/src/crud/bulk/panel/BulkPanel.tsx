import type { BulkOperation } from '@diwan/api-contract/endpoints/bulk';
import { Banner, ErrorState, Progress, SidePanel, Stack, StatusChip, Text, toasts } from '@diwan/ui';
import { LoadingText } from '#crud/feedback/Loading.tsx';
import { PartProblem } from '#crud/feedback/PartProblem.tsx';
import { pathOf } from '#crud/resource/resource-client.ts';
import { useResource } from '#crud/resource/resource-context.ts';
import { actText, reachableOf, reasonText } from '../bulk-texts.ts';
import { Mailing } from '../mailing/Mailing.tsx';
import { operationTones } from '../operation-tones.ts';
import { useFocusOnStart } from '../started-here.ts';
import { BulkRows } from './BulkRows.tsx';
import { BulkSteering } from './BulkSteering.tsx';
import { NotDone } from './NotDone.tsx';
import { type BulkFollow, isSteerable, useBulkFollow } from './use-bulk-follow.ts';

export interface BulkPanelProps {
  id: string;
  onClose: () => void;
}

/** One bulk operation: progress, pause, stop, outcome of each record. */
export default function BulkPanel({ id, onClose }: BulkPanelProps) {
  return <OpenPanel key={id} id={id} onClose={onClose} />;
}

function OpenPanel({ id, onClose }: BulkPanelProps) {
  const context = useResource();
  const { resource, t, format } = context;
  const follow = useBulkFollow(id, announceEnd);
  const { operation, problem } = follow;
  useFocusOnStart(id);
  // An address may be that of an operation on other records.
  const isElsewhere = operation !== null && operation.resource !== pathOf(resource.key);

  function titleOf(each: BulkOperation) {
    return actText(each.action.type, reachableOf(each), context);
  }

  function announceEnd(ended: BulkOperation) {
    const { state, counts } = ended;
    const figures = Object.entries(counts).map(([outcome, count]) => [outcome, format.number(count)]);
    toasts.show({
      title: t(state === 'completed' ? 'bulk:ended' : 'bulk:endedEarly', { title: titleOf(ended) }),
      description: t('bulk:summary', Object.fromEntries(figures)),
      tone: state === 'stopped' ? 'critical' : (counts.failed ?? 0) > 0 ? 'attention' : 'positive',
    });
  }

  if (follow.isMissing || isElsewhere) {
    return (
      <SidePanel title={t('bulk:panel')} isOpen onClose={onClose}>
        <ErrorState title={t('bulk:missing.title')} description={t('bulk:missing.text')} />
      </SidePanel>
    );
  }
  return (
    <SidePanel
      title={operation ? titleOf(operation) : t('bulk:panel')}
      isOpen
      onClose={onClose}
      footer={operation && isSteerable(follow) ? <BulkSteering operation={operation} follow={follow} /> : undefined}
    >
      {operation ? (
        <Stack gap="lg">
          <Stack gap="sm">
            <div>
              <StatusChip tone={operationTones[operation.state]}>{t(`bulk:states.${operation.state}`)}</StatusChip>
            </div>
            <Progress
              label={t('bulk:progress')}
              value={follow.settled}
              max={operation.total}
              valueLabel={t('bulk:of', {
                settled: format.number(follow.settled),
                total: format.number(operation.total),
              })}
            />
            <State operation={operation} follow={follow} />
            {operation.mails ? <Mailing mails={operation.mails} /> : null}
            <NotDone operation={operation} />
          </Stack>
          <BulkRows operation={operation} rows={follow.rows} />
        </Stack>
      ) : problem ? (
        <PartProblem problem={problem} onRetry={follow.refresh} />
      ) : (
        <LoadingText />
      )}
    </SidePanel>
  );
}

/** What its state means for whoever watches, and what went wrong with the last wish. */
function State({ operation, follow }: { operation: BulkOperation; follow: BulkFollow }) {
  const context = useResource();
  const { t } = context;
  const { problem } = follow;
  const { state, stopReason } = operation;
  return (
    <>
      {state === 'running' || state === 'paused' ? (
        <Text tone="muted">{t(state === 'running' ? 'bulk:started' : 'bulk:paused')}</Text>
      ) : null}
      {state === 'stopped' ? (
        <Banner tone="critical">
          {t('bulk:stopped', { reason: reasonText(stopReason ?? 'notPermitted', null, context) })}
        </Banner>
      ) : null}
      {problem ? <Banner tone="attention">{t(`bulk:${wordsOf(problem.code)}`)}</Banner> : null}
    </>
  );

  function wordsOf(code: string) {
    if (code === 'stale' || code === 'refused') return 'stale';
    return follow.isWishLost ? 'steerFailed' : 'notRefreshed';
  }
}
