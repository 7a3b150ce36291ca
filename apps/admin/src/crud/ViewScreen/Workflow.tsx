import { stepsOf, type WorkflowState } from '@diwan/machines/workflows/steps';
import { Heading, Stack, StatusChip, Text } from '@diwan/ui';
import { use } from 'react';
import type { AnyStateMachine } from 'xstate';
import type { Resource } from '../define-resource.ts';
import type { AnyRecord } from '../resource-types.ts';
import { useRoom } from '../room.tsx';
import { toneOf } from '../state-tones.ts';
import { eventName } from './activity-texts.ts';
import { useActivity } from './use-activity.ts';
import { WayTaken } from './WayTaken.tsx';
import * as styles from './Workflow.css.ts';

const loaded = new WeakMap<Resource, Promise<AnyStateMachine>>();

function machineOf(resource: Resource): Promise<AnyStateMachine> {
  const known = loaded.get(resource) ?? resource.loadWorkflow!();
  loaded.set(resource, known);
  known.catch(() => loaded.delete(resource));
  return known;
}

/** Where a record stands in its workflow, what can lead on from each state, and the way that it took. */
export default function Workflow({ record }: { record: AnyRecord }) {
  const { resource, t } = useRoom();
  const steps = stepsOf(use(machineOf(resource)));
  const history = useActivity(record.id, record.version, 'events');
  const visited = new Set(history.entries.flatMap(({ fromState, toState }) => [fromState, toState]));
  return (
    <div className={styles.workflow}>
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
          <WayTaken history={history} />
        </Stack>
      </section>
    </div>
  );
}

function State({ step, isHere, wasHere }: { step: WorkflowState; isHere: boolean; wasHere: boolean }) {
  const { resource, t } = useRoom();
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
