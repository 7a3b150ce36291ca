import type { AnyStateMachine, StateValue } from 'xstate';
import { MachineDiagram } from '#packages/diagrams/src/MachineDiagram.tsx';
import { differenceText } from '#packages/machines/src/recording/difference-text.ts';
import type { RecordedEvent } from '#packages/machines/src/recording/recording.types.ts';
import type { Replay } from '#packages/machines/src/recording/replay.ts';
import { stateText } from '#packages/machines/src/recording/state-text.ts';
import { Banner } from '#packages/ui/src/Banner/Banner.tsx';
import { Inline } from '#packages/ui/src/Inline/Inline.tsx';
import { StatusChip } from '#packages/ui/src/StatusChip/StatusChip.tsx';
import { Code, FactTable } from '../parts/FactTable.tsx';
import { Section } from '../parts/Sheet.tsx';

export interface ReplayedActorProps {
  machine: AnyStateMachine;
  replay: Replay;
  /** Where it stood at the chosen point of the time line. */
  here: StateValue;
  events: readonly RecordedEvent[];
}

/** One actor of a recording as the machine of today replays it: where it ended, by which events, and where it differs. */
export function ReplayedActor({ machine, replay, here, events }: ReplayedActorProps) {
  const { actor, values, difference } = replay;
  return (
    <Section title={`${actor.machine} (${actor.id})`}>
      <Inline>
        <StatusChip tone={difference ? 'critical' : 'positive'}>
          {difference ? 'Another state than recorded' : 'The states that were recorded'}
        </StatusChip>
      </Inline>
      {difference && <Banner tone="critical">{differenceText(replay)}</Banner>}
      <MachineDiagram config={machine.config} here={here} />
      <FactTable
        label={`Events of ${actor.machine} (${actor.id})`}
        columns={['No.', 'Time', 'Screen', 'Event', 'State after it']}
        rows={events.map(({ at, route, event, value }, index) => ({
          name: String(index + 1),
          cells: [
            <Code key="time">{at.slice(11, 23)}</Code>,
            <Code key="screen">{route}</Code>,
            <Code key="event">{event.type}</Code>,
            <Code key="state">{index < values.length - 1 ? stateText(value) : 'not replayed'}</Code>,
          ],
        }))}
      />
    </Section>
  );
}
