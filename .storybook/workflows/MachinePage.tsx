import { MachineDiagram } from '@diwan/diagrams/MachineDiagram';
import { useRef } from 'react';
import { Section, Sheet } from '../parts/Sheet.tsx';
import { Asked } from './Asked.tsx';
import { CopyMachine } from './CopyMachine.tsx';
import { Simulator, type SimulatorProps } from './Simulator.tsx';
import { TransitionTable } from './TransitionTable.tsx';

/** The page of a machine in the catalogue: all of it made from the machine itself. */
export function MachinePage(props: SimulatorProps) {
  const { title, path, subject } = props;
  const { machine } = subject;
  const drawn = useRef<HTMLDivElement>(null);
  return (
    <Sheet title={title} lead={machine.config.description ?? ''}>
      <Section title="Diagram" note={`packages/machines/src/${path}.machine.ts`}>
        <CopyMachine machine={machine} path={path} drawn={drawn} />
        <div ref={drawn}>
          <MachineDiagram config={machine.config} />
        </div>
      </Section>
      <Section title="States and events">
        <TransitionTable config={machine.config} />
      </Section>
      <Section title="What it leaves to others">
        <Asked machine={machine} />
      </Section>
      <Simulator {...props} />
    </Sheet>
  );
}
