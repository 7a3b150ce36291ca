import { expect, test } from 'vitest';
import { placedIn, type SliderPlace, withMoved } from './placed.ts';

const slider = (id: string, placement: SliderPlace['placement']): SliderPlace => ({
  id,
  version: 1,
  title: { ar: id },
  image: null,
  state: 'live',
  placement,
  startsAt: '2026-03-01T09:00:00Z',
  endsAt: null,
  availableEvents: [],
});
const idsOf = (placed: ReturnType<typeof placedIn>) =>
  placed.map(({ placement, items }) => [placement, items.map(({ id }) => id).join('')]);
const placed = placedIn([
  slider('a', 'employers'),
  slider('b', 'home_top'),
  slider('c', 'home_top'),
  slider('d', 'home_top'),
]);

test('sliders stand by their placement, in the order in which they come', () => {
  expect(idsOf(placed)).toEqual([
    ['home_top', 'bcd'],
    ['employers', 'a'],
  ]);
});

test('one is moved before another one, or to the end, of its own placement alone', () => {
  expect(idsOf(withMoved(placed, 'd', 'b'))[0]).toEqual(['home_top', 'dbc']);
  expect(idsOf(withMoved(placed, 'b', null))).toEqual([
    ['home_top', 'cdb'],
    ['employers', 'a'],
  ]);
});
