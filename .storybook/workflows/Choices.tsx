import type { Choice } from '#packages/machines/src/simulation/choices.ts';
import type { Subject } from '#packages/machines/src/simulation/samples.ts';
import { Button } from '#packages/ui/src/Button/Button.tsx';
import { Heading } from '#packages/ui/src/Heading/Heading.tsx';
import { Inline } from '#packages/ui/src/Inline/Inline.tsx';
import { Stack } from '#packages/ui/src/Stack/Stack.tsx';
import { Text } from '#packages/ui/src/Text/Text.tsx';
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
