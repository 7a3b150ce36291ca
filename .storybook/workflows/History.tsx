import type { Moment } from '@diwan/machines/simulation/simulate';
import { Code, DescriptionTable } from '../parts/DescriptionTable.tsx';

/** What happened so far, step by step. */
export function History({ moments }: { moments: readonly Moment[] }) {
  return (
    <DescriptionTable
      label="History"
      columns={['No.', 'Step', 'State after it', 'Done', 'Asked of others']}
      rows={moments.map(({ step, value, actions, effects, error }, index) => ({
        name: String(index),
        cells: [
          <Code key="step">{stepText(step)}</Code>,
          <Code key="value">{error ?? JSON.stringify(value)}</Code>,
          actions.filter((type) => !effects.includes(type)).join(', '),
          effects.join(', '),
        ],
      }))}
    />
  );
}

function stepText(step: Moment['step']): string {
  switch (step?.kind) {
    case undefined:
      return 'start';
    case 'send':
      return step.event.type;
    case 'succeed':
      return `${step.work} done`;
    case 'fail':
      return `${step.work} failed`;
    case 'wait':
      return 'a delay passed';
    case 'answer':
      return `${step.question}: ${step.answer ? 'yes' : 'no'}`;
  }
}
