import type { Work } from '@diwan/machines/model/machine-model';
import { outputOf } from '@diwan/machines/model/output-of';
import type { Subject } from '@diwan/machines/simulation/samples';
import { Button } from '@diwan/ui/Button/Button';
import { Heading } from '@diwan/ui/Heading/Heading';
import { Inline } from '@diwan/ui/Inline/Inline';
import { Stack } from '@diwan/ui/Stack/Stack';
import { Switch } from '@diwan/ui/Switch/Switch';
import { Text } from '@diwan/ui/Text/Text';
import { useState } from 'react';
import { JsonField } from './JsonField.tsx';
import type { SimulationInHand } from './use-simulation.ts';

interface SurroundingsProps {
  subject: Subject;
  hand: SimulationInHand;
}

/** What the app would do for the machine, done by hand: work comes to its end, time passes, questions are answered. */
export function Surroundings({ subject, hand }: SurroundingsProps) {
  const { work, waiting, questions } = hand.simulation;
  return (
    <Stack gap="md">
      <Heading level={3}>Around it</Heading>
      {work.length === 0 ? <Text tone="muted">No work is under way.</Text> : null}
      {work.map((one) => (
        <WorkInHand key={one.src} work={one} subject={subject} hand={hand} />
      ))}
      <Inline>
        <Button size="small" variant="quiet" isDisabled={waiting === 0} onPress={() => hand.take({ kind: 'wait' })}>
          Let the next delay pass
        </Button>
        <Text as="span" size="small" tone="muted">
          {waiting === 0 ? 'No delay is running.' : `${waiting} running.`}
        </Text>
      </Inline>
      {Object.entries(questions).map(([question, answer]) => (
        <Switch
          key={question}
          isSelected={answer}
          onChange={(next) => hand.take({ kind: 'answer', question, answer: next })}
          label={`The app answers ${question}`}
        />
      ))}
    </Stack>
  );
}

function WorkInHand({ work, subject, hand }: { work: Work } & SurroundingsProps) {
  const { src, input } = work;
  const [output, setOutput] = useState<unknown>(() => outputOf(subject.results, work));
  const [problem, setProblem] = useState<unknown>(subject.problem);
  return (
    <Stack gap="xs">
      <Text weight="medium">{src}</Text>
      <Text size="small" tone="muted">{`asked with ${JSON.stringify(input) ?? 'nothing'}`}</Text>
      {src in subject.results ? (
        <>
          <JsonField label={`What ${src} brings`} initial={output} onChange={setOutput} />
          <JsonField label={`The problem that ${src} meets`} initial={problem} onChange={setProblem} />
          <Inline>
            <Button size="small" variant="quiet" onPress={() => hand.take({ kind: 'succeed', work: src, output })}>
              {`${src} is done`}
            </Button>
            <Button
              size="small"
              variant="quiet"
              onPress={() => hand.take({ kind: 'fail', work: src, error: { problem } })}
            >
              {`${src} fails`}
            </Button>
          </Inline>
        </>
      ) : (
        <Text size="small">It speaks by events alone.</Text>
      )}
    </Stack>
  );
}
