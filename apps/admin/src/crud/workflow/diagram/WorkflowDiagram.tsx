import { MachineDiagram, type MachineDiagramProps } from '@diwan/diagrams/MachineDiagram';
import type { WorkflowState } from '@diwan/machines/workflows/steps';
import { from } from '@diwan/ui/theme/breakpoints';
import { useMemo, useState } from 'react';
import type { AnyStateMachine } from 'xstate';
import { eventName } from '#crud/activity/activity-texts.ts';
import { useResource } from '#crud/resource/resource-context.ts';

type NameOf = NonNullable<MachineDiagramProps['nameOf']>;

export interface WorkflowDiagramProps {
  machine: AnyStateMachine;
  steps: readonly WorkflowState[];
  state: string;
  /** The states that the record was in, oldest first. */
  way: readonly string[];
}

/** A record's workflow drawn: where it stands, and the way that it took. The list of states says the same. */
export default function WorkflowDiagram({ machine, steps, state, way }: WorkflowDiagramProps) {
  const { resource, t } = useResource();
  const { workflow } = resource;
  const paths = useMemo(() => new Map(steps.map((step) => [step.state, step.path])), [steps]);
  const names = useMemo<Record<'state' | 'event' | 'guard', (name: string) => string>>(
    () => ({
      // The groups around states are the statechart's own; a record is never in one alone.
      state: (name) => (paths.has(name) ? t(`states.${workflow}.${name}`) : ''),
      event: (name) => eventName(name, t),
      // Conditions are told where they matter: beside a button that they block.
      guard: () => '',
    }),
    [paths, workflow, t],
  );
  const [isWide] = useState(() => window.matchMedia(from.lg).matches);
  const nameOf = useMemo<NameOf>(() => (kind, name) => names[kind](name), [names]);
  const visited = useMemo(() => way.flatMap((one) => paths.get(one) ?? []), [way, paths]);
  return (
    <MachineDiagram
      config={machine.config}
      name={t('records:tabs.workflow')}
      here={paths.get(state)}
      visited={visited}
      nameOf={nameOf}
      flow={isWide ? 'across' : 'down'}
      isListedElsewhere
    />
  );
}
