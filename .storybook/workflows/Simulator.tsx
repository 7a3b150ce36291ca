import { MachineDiagram } from '@diwan/diagrams/MachineDiagram';
import { asTest } from '@diwan/machines/simulation/as-test';
import type { Subject } from '@diwan/machines/simulation/samples';
import { wayOf } from '@diwan/machines/simulation/way';
import { Banner } from '@diwan/ui/Banner/Banner';
import { Button } from '@diwan/ui/Button/Button';
import { Columns } from '@diwan/ui/Columns/Columns';
import { Heading } from '@diwan/ui/Heading/Heading';
import { Inline } from '@diwan/ui/Inline/Inline';
import { TextArea } from '@diwan/ui/TextArea/TextArea';
import { useState } from 'react';
import { Section } from '../parts/Sheet.tsx';
import { Choices } from './Choices.tsx';
import { History } from './History.tsx';
import { JsonField } from './JsonField.tsx';
import { Surroundings } from './Surroundings.tsx';
import { useSimulation } from './use-simulation.ts';
import * as styles from './workflows.css.ts';

export interface SimulatorProps {
  subject: Subject;
  title: string;
  /** Below `packages/machines/src`, without the ending. */
  path: string;
  /** Of a workflow, whose record can be changed before it starts. */
  exportName?: string | undefined;
}

/** Plays a machine by hand: events, results of work, delays and the app's answers are all one's own. */
export function Simulator({ subject: given, title, path, exportName }: SimulatorProps) {
  const [subject] = useState(given);
  const hand = useSimulation(subject);
  const [isTestShown, setTestShown] = useState(false);
  const { simulation } = hand;
  const { moments, value, context, choices } = simulation;
  const possible = choices.flatMap(({ event, obstacle }) => (obstacle === null ? [event] : []));
  const error = moments.at(-1)!.error;
  return (
    <Section
      title="Simulator"
      note="The real machine, alone: nothing of the app runs. An event that can be sent can also be pressed in the drawing."
    >
      {exportName ? <JsonField label="The record" initial={hand.input} onChange={hand.startOver} /> : null}
      <MachineDiagram
        config={subject.machine.config}
        here={value}
        visited={wayOf(moments)}
        marked={possible}
        onEvent={hand.send}
      />
      {error ? <Banner tone="critical">{error}</Banner> : null}
      <Inline>
        <Button size="small" variant="quiet" isDisabled={!hand.canStepBack} onPress={hand.stepBack}>
          Step back
        </Button>
        <Button size="small" variant="quiet" isDisabled={!hand.canStepBack} onPress={() => hand.startOver()}>
          Start over
        </Button>
        <Button size="small" variant="quiet" aria-pressed={isTestShown} onPress={() => setTestShown(!isTestShown)}>
          As a test
        </Button>
      </Inline>
      {isTestShown ? (
        <TestSource source={asTest(testedOf({ title, path, exportName, input: hand.input }), simulation)} />
      ) : null}
      <Columns gap="lg">
        <Choices subject={subject} hand={hand} />
        <Surroundings subject={subject} hand={hand} />
      </Columns>
      <Heading level={3}>Context</Heading>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard */}
      <pre className={styles.json} tabIndex={0}>
        {JSON.stringify(context, null, 2)}
      </pre>
      <Heading level={3}>History</Heading>
      <History moments={moments} />
    </Section>
  );
}

function TestSource({ source }: { source: string }) {
  return (
    <>
      <TextArea label="Test" value={source} rows={12} dir="ltr" lang="en" isReadOnly onChange={() => {}} />
      <Inline>
        <Button size="small" variant="quiet" onPress={() => void navigator.clipboard.writeText(source)}>
          Copy
        </Button>
      </Inline>
    </>
  );
}

type Tested = Pick<SimulatorProps, 'title' | 'path' | 'exportName'> & { input: unknown };

function testedOf({ title, path, exportName, input }: Tested) {
  const name = path.split('/').at(-1);
  const named = { title: `${title} goes this way`, path };
  return exportName
    ? {
        ...named,
        imports: `import { ${exportName} } from './${name}.machine.ts';`,
        subject: `{ machine: ${exportName}, input: ${JSON.stringify(input)} }`,
      }
    : { ...named, imports: `import { model } from './${name}.model.ts';`, subject: 'model' };
}
