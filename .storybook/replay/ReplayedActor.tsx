import { MachineDiagram } from '@diwan/diagrams/MachineDiagram';
import { differenceText } from '@diwan/machines/recording/difference-text';
import type { RecordedEvent } from '@diwan/machines/recording/recording.types';
import type { Replay } from '@diwan/machines/recording/replay';
import { stateText } from '@diwan/machines/recording/state-text';
import { Banner } from '@diwan/ui/Banner/Banner';
import { Inline } from '@diwan/ui/Inline/Inline';
import { StatusChip } from '@diwan/ui/StatusChip/StatusChip';
import type { AnyStateMachine, StateValue } from 'xstate';
import { Code, DescriptionTable } from '../parts/DescriptionTable.tsx';
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
      <DescriptionTable
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
