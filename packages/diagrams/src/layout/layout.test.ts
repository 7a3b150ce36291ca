import { expect, test } from 'vitest';
import { asWritten, diagramTexts } from '../diagram-texts.ts';
import { drawingOf } from '../drawing/drawing.ts';
import { figureOf } from './figure.ts';
import { type Layout, layOut, type PlacedBox } from './layout.ts';

const config = {
  id: 'door',
  initial: 'closed',
  states: {
    closed: { on: { 'door.opened': 'open', 'door.locked': { guard: 'hasKey', target: 'locked' } } },
    open: {
      initial: 'wide',
      on: { 'door.closed': 'closed' },
      states: { wide: { after: { draught: 'ajar' } }, ajar: {} },
    },
    locked: { on: { 'door.unlocked': 'closed', 'door.tried': { target: 'locked', reenter: true } } },
  },
};
const figure = figureOf(drawingOf(config), { texts: diagramTexts.en, nameOf: asWritten });
const leftToRight = await layOut(figure, 'ltr');
const rightToLeft = await layOut(figure, 'rtl');

const boxAt = ({ boxes }: Layout, id: string) => boxes.find((box) => box.id === id)!;
const contains = (outer: PlacedBox, inner: PlacedBox) =>
  outer.x <= inner.x &&
  outer.y <= inner.y &&
  outer.x + outer.width >= inner.x + inner.width &&
  outer.y + outer.height >= inner.y + inner.height;

test.each([
  ['left to right', leftToRight],
  ['right to left', rightToLeft],
])('DEV-04 %s every state has room within the state around it, and none covers a neighbour', (_, layout) => {
  expect(layout.boxes.map(({ id }) => id)).toContain('open.wide');
  for (const box of layout.boxes.filter(({ id }) => id.includes('.'))) {
    expect(contains(boxAt(layout, box.id.split('.')[0]!), box), box.id).toBe(true);
  }
  const [closed, open, locked] = ['closed', 'open', 'locked'].map((id) => boxAt(layout, id));
  for (const [one, other] of [
    [closed!, open!],
    [closed!, locked!],
    [open!, locked!],
  ] as const) {
    const isApart =
      one.x + one.width <= other.x ||
      other.x + other.width <= one.x ||
      one.y + one.height <= other.y ||
      other.y + other.height <= one.y;
    expect(isApart, `${one.id} ${other.id}`).toBe(true);
  }
});

test('DEV-04 every arrow begins at its state, ends at its target and carries its texts', () => {
  const arrow = leftToRight.arrows.find(({ id }) => id === 'closed→locked')!;
  expect(arrow.lines).toEqual([{ text: 'door.locked [hasKey]', event: 'door.locked' }]);
  const isOnEdge = ({ x, y, width, height }: PlacedBox, point: { x: number; y: number }) =>
    point.x >= x - 1 && point.x <= x + width + 1 && point.y >= y - 1 && point.y <= y + height + 1;
  expect(isOnEdge(boxAt(leftToRight, 'closed'), arrow.points[0]!)).toBe(true);
  expect(isOnEdge(boxAt(leftToRight, 'locked'), arrow.points.at(-1)!)).toBe(true);
  expect(leftToRight.arrows.every(({ points }) => points.length >= 2)).toBe(true);
});

test('DEV-04 across, what comes later stands further along; down, it stands lower', async () => {
  const across = await layOut(figure, 'ltr', 'across');
  const start = (layout: Layout) => boxAt(layout, 'closed');
  expect(boxAt(across, 'open').x).toBeGreaterThan(start(across).x + start(across).width);
  expect(boxAt(leftToRight, 'open').y).toBeGreaterThan(start(leftToRight).y + start(leftToRight).height);
});

test('I18N-01 from right to left is the same drawing in a mirror', () => {
  for (const box of leftToRight.boxes) {
    expect(boxAt(rightToLeft, box.id).x).toBeCloseTo(leftToRight.width - box.x - box.width);
    expect(boxAt(rightToLeft, box.id).y).toBeCloseTo(box.y);
  }
});
