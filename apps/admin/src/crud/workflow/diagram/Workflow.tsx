import type { ActivityEntry } from '@diwan/api-contract/activity';
import { stepsOf, type WorkflowState } from '@diwan/machines/workflows/steps';
import { Heading, Stack, StatusChip, Text, untilLoaded } from '@diwan/ui';
import { Suspense, use, useMemo } from 'react';
import type { AnyStateMachine } from 'xstate';
import { eventName } from '#crud/activity/activity-texts.ts';
import { useActivity } from '#crud/activity/use-activity.ts';
import { LoadingText } from '#crud/feedback/Loading.tsx';
import { lazyNow } from '#crud/feedback/lazy.ts';
import { toneOf } from '#crud/resource/cells/state-tones.ts';
import type { Resource } from '#crud/resource/define-resource.ts';
import { useResource } from '#crud/resource/resource-context.ts';
import type { AnyRecord } from '#crud/resource/resource-types.ts';
import * as styles from './Workflow.css.ts';
import { WorkflowHistory } from './WorkflowHistory.tsx';

const WorkflowDiagram = lazyNow([], () => import('./WorkflowDiagram.tsx'));

const loaded = new WeakMap<Resource, Promise<AnyStateMachine>>();

function machineOf(resource: Resource): Promise<AnyStateMachine> {
  const known = loaded.get(resource) ?? untilLoaded(resource.loadWorkflow!);
  loaded.set(resource, known);
  return known;
}

/** Where a record stands in its workflow, what can lead on from each state, and the way that it took. */
export default function Workflow({ record }: { record: AnyRecord }) {
  const { resource, t } = useResource();
  const machine = use(machineOf(resource));
  const steps = useMemo(() => stepsOf(machine), [machine]);
  const history = useActivity(record.id, record.version, 'events');
  const way = useMemo(() => wayOf(history.entries), [history.entries]);
  const visited = new Set(way);
  return (
    <div className={styles.workflow}>
      <div className={styles.diagram}>
        <Suspense fallback={<LoadingText />}>
          <WorkflowDiagram machine={machine} steps={steps} state={record.state} way={way} />
        </Suspense>
      </div>
      <section aria-label={t('records:workflow.states')}>
        <Stack gap="sm">
          <Heading level={2}>{t('records:workflow.states')}</Heading>
          <ol className={styles.states}>
            {steps.map((step) => (
              <State
                key={step.state}
                step={step}
                isHere={step.state === record.state}
                wasHere={visited.has(step.state) && step.state !== record.state}
              />
            ))}
          </ol>
        </Stack>
      </section>
      <section aria-label={t('records:workflow.taken')}>
        <Stack gap="sm">
          <Heading level={2}>{t('records:workflow.taken')}</Heading>
          <WorkflowHistory history={history} />
        </Stack>
      </section>
    </div>
  );
}

/** The states that the entries tell of, oldest first. */
function wayOf(entries: readonly ActivityEntry[]): string[] {
  const moves = entries.filter(({ fromState, toState }) => fromState !== null && toState !== null).toReversed();
  return [...moves.slice(0, 1).map(({ fromState }) => fromState!), ...moves.map(({ toState }) => toState!)];
}

function State({ step, isHere, wasHere }: { step: WorkflowState; isHere: boolean; wasHere: boolean }) {
  const { resource, t } = useResource();
  const name = (state: string) => t(`states.${resource.workflow}.${state}`);
  const marks = [
    step.isInitial ? t('records:workflow.start') : null,
    isHere ? t('records:workflow.here') : wasHere ? t('records:workflow.was') : null,
  ].filter(Boolean);
  return (
    <li className={styles.state} aria-current={isHere ? 'step' : undefined} data-here={isHere || undefined}>
      <div className={styles.name}>
        <StatusChip tone={toneOf(step.state)}>{name(step.state)}</StatusChip>
        {marks.length > 0 ? (
          <Text as="span" size="small" weight={isHere ? 'medium' : 'regular'} tone={isHere ? 'inherit' : 'muted'}>
            {marks.join(' · ')}
          </Text>
        ) : null}
      </div>
      {step.ways.length === 0 ? (
        <Text size="small" tone="muted">
          {t('records:workflow.end')}
        </Text>
      ) : (
        <ul className={styles.ways}>
          {step.ways.map(({ event, to }) => {
            const others = to.filter((state) => state !== step.state).map(name);
            const says = others.length > 0 ? 'way' : 'stays';
            return (
              <li key={event}>
                {t(`records:workflow.${says}`, {
                  event: eventName(event, t),
                  states: others.join(` ${t('records:workflow.or')} `),
                })}
              </li>
            );
          })}
        </ul>
      )}
    </li>
  );
}
