import type { Choice } from '@diwan/machines/simulation/choices';
import type { Subject } from '@diwan/machines/simulation/samples';
import { Button } from '@diwan/ui/Button/Button';
import { Heading } from '@diwan/ui/Heading/Heading';
import { Inline } from '@diwan/ui/Inline/Inline';
import { Stack } from '@diwan/ui/Stack/Stack';
import { Text } from '@diwan/ui/Text/Text';
import { JsonField } from './JsonField.tsx';
import { obstacleText } from './obstacle-text.tsx';
import type { SimulationInHand } from './use-simulation.ts';

interface ChoicesProps {
  subject: Subject;
  hand: SimulationInHand;
}

/** Every event: those that the state knows first, with what they carry; what can't be sent says why. */
export function Choices({ subject, hand }: ChoicesProps) {
  const { choices } = hand.simulation;
  const isKnown = ({ obstacle }: Choice) => obstacle?.kind !== 'unknown';
  const ordered = [...choices.filter(isKnown), ...choices.filter((choice) => !isKnown(choice))];
  return (
    <Stack gap="md">
      <Heading level={3}>Events</Heading>
      {ordered.map((choice) => (
        <Stack key={choice.event} gap="xs">
          <Event choice={choice} onSend={hand.send} />
          {isKnown(choice) ? <Payload subject={subject} hand={hand} event={choice.event} /> : null}
        </Stack>
      ))}
    </Stack>
  );
}

function Event({ choice: { event, obstacle }, onSend }: { choice: Choice; onSend: (type: string) => void }) {
  return (
    <Inline gap="sm">
      <Button
        size="small"
        variant="quiet"
        isDisabled={obstacle !== null}
        aria-describedby={obstacle ? `why-${event}` : undefined}
        onPress={() => onSend(event)}
      >
        {event}
      </Button>
      {obstacle ? (
        <Text as="span" size="small" tone="muted" id={`why-${event}`}>
          {obstacleText(obstacle)}
        </Text>
      ) : null}
    </Inline>
  );
}

function Payload({ subject, hand, event }: ChoicesProps & { event: string }) {
  const { type: _, ...sample } = { type: event, ...subject.events[event] };
  if (Object.keys(sample).length === 0) return null;
  return (
    <JsonField label={`What ${event} carries`} initial={sample} onChange={(payload) => hand.carry(event, payload)} />
  );
}
