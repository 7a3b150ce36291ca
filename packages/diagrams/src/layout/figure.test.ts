import { expect, test } from 'vitest';
import { asWritten, diagramTexts } from '../diagram-texts.ts';
import { drawingOf } from '../drawing/drawing.ts';
import type { MachineDrawing } from '../drawing/machine-drawing.ts';
import { figureOf } from './figure.ts';

const refused = { guard: 'isLocked', actions: { type: 'refuse', params: { reason: 'locked' } } };
const labelsOf = (states: MachineDrawing['states']) =>
  figureOf(drawingOf({ id: 'door', states }), { texts: diagramTexts.en, nameOf: asWritten }).arrows.map(({ lines }) =>
    lines.map(({ text }) => text),
  );

test('DEV-04 an arrow says “otherwise” where another one was possible, not where an event was only refused', () => {
  expect(labelsOf({ shut: { on: { open: [refused, { target: 'wide' }] } }, wide: {} })).toEqual([['open']]);
  expect(
    labelsOf({
      shut: { on: { open: [refused, { guard: 'isStiff', target: 'ajar' }, { target: 'wide' }] } },
      ajar: {},
      wide: {},
    }),
  ).toEqual([['open [isStiff]'], ['open [otherwise]']]);
});
