import { Button } from '@diwan/ui/Button/Button';
import { Inline } from '@diwan/ui/Inline/Inline';
import { Text } from '@diwan/ui/Text/Text';
import { Section } from '../parts/Sheet.tsx';
import { timeLine } from './replay.css.ts';
import type { Steps } from './use-steps.ts';

/** Leads through what all actors received, in the order in which it happened. */
export function TimeLine({ step, last, event, go }: Steps) {
  return (
    <Section title="Time line" note="One for all actors: their diagrams below show where each stood at this point.">
      <Inline>
        <Button size="small" isDisabled={step === 0} onPress={() => go(0)}>
          To the beginning
        </Button>
        <Button size="small" isDisabled={step === 0} onPress={() => go(step - 1)}>
          One step back
        </Button>
        <Button size="small" isDisabled={step === last} onPress={() => go(step + 1)}>
          One step on
        </Button>
        <Button size="small" isDisabled={step === last} onPress={() => go(last)}>
          To the end
        </Button>
      </Inline>
      <input
        className={timeLine}
        type="range"
        aria-label="Events that have happened"
        min={0}
        max={last}
        value={step}
        onChange={({ target }) => go(target.valueAsNumber)}
      />
      <Text>
        <span role="status">
          {`${step} of ${last}: `}
          {event ? `${event.at.slice(11, 23)} · ${event.actor} received ${event.event.type}` : 'before the first event'}
        </span>
      </Text>
    </Section>
  );
}
