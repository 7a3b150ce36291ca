import { asWritten, diagramTexts } from '@diwan/diagrams/diagram-texts';
import { drawingOf } from '@diwan/diagrams/drawing/drawing';
import { figureOf } from '@diwan/diagrams/layout/figure';
import { layOut, type PlacedBox } from '@diwan/diagrams/layout/layout';
import { expect, test } from 'vitest';
import { machineSources } from './machine-sources.ts';

const sources = await machineSources();
const firstOf = (boxes: readonly PlacedBox[], parent: string) => boxes.find(({ id }) => id === `${parent}/start`);

test.each(sources)(
  'DEV-04 the diagram of $title can be laid out: every arrow has its way, every beginning stands first',
  async ({ machine }) => {
    const root = drawingOf(machine.config);
    const { boxes, arrows } = await layOut(figureOf(root, { texts: diagramTexts.ar, nameOf: asWritten }), 'rtl');
    expect(arrows.filter(({ points }) => points.length < 2).map(({ id }) => id)).toEqual([]);
    const start = firstOf(boxes, '');
    if (start) {
      const inner = boxes.filter(({ depth }) => depth === 1);
      expect(Math.min(...inner.map(({ y }) => y))).toBe(start.y);
    }
  },
);
