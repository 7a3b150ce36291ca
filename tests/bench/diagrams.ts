/** Prints how long each machine's diagram takes to lay out, the largest last: `node tests/bench/diagrams.ts`. */
import { asWritten, diagramTexts } from '@diwan/diagrams/diagram-texts';
import { drawingOf, statesWithin } from '@diwan/diagrams/drawing/drawing';
import { figureOf } from '@diwan/diagrams/layout/figure';
import { layOut } from '@diwan/diagrams/layout/layout';
import { machineSources } from '@diwan/scripts/machines/machine-sources.ts';

const sources = await machineSources();
const drawings = sources
  .map(({ title, machine }) => ({ title, root: drawingOf(machine.config) }))
  .map(({ title, root }) => ({ title, states: statesWithin(root).length, figure: figureFor(root) }))
  .sort((one, other) => sizeOf(one) - sizeOf(other));

for (const { title, states, figure } of drawings) {
  const began = performance.now();
  await layOut(figure, 'ltr');
  const taken = Math.round(performance.now() - began);
  console.log(`${title}: ${states} states, ${figure.arrows.length} arrows, ${taken} ms (bar 1,000 ms)`);
}

function figureFor(root: ReturnType<typeof drawingOf>) {
  return figureOf(root, { texts: diagramTexts.en, nameOf: asWritten });
}

function sizeOf({ states, figure }: { states: number; figure: ReturnType<typeof figureFor> }): number {
  return states + figure.arrows.length;
}
