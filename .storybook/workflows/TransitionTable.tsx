import { drawingOf } from '@diwan/diagrams/drawing/drawing';
import type { MachineDrawing } from '@diwan/diagrams/drawing/machine-drawing';
import { type TransitionRow, transitionRows } from '@diwan/diagrams/drawing/transition-rows';
import { Code, DescriptionTable } from '../parts/DescriptionTable.tsx';
import { Refusal } from './obstacle-text.tsx';

/** Every state with every event that it knows, and where that leads or why it is refused. */
export function TransitionTable({ config }: { config: MachineDrawing }) {
  return (
    <DescriptionTable
      label="States and events"
      columns={['No.', 'State', 'On', 'If', 'Then', 'Does']}
      rows={transitionRows(drawingOf(config)).map((row, index) => ({
        name: String(index + 1),
        cells: [
          row.state || 'any',
          <Code key="cause">{row.cause}</Code>,
          row.condition,
          <Outcome key="outcome" row={row} />,
          row.actions.join(', '),
        ],
      }))}
    />
  );
}

function Outcome({ row: { to, refusal } }: { row: TransitionRow }) {
  if (refusal) return <Refusal reason={refusal} />;
  return to.length > 0 ? `→ ${to.join(', ')}` : 'stays';
}
