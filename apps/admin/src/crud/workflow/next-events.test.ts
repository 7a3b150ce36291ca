import { expect, test } from 'vitest';
import { splitEvents } from './next-events.ts';

const order = ['a', 'b', 'c', 'd', 'e'];

test('the first two possible events are buttons; blocked ones stay, with their reason, in the menu', () => {
  const events = [
    { type: 'e', isAvailable: true },
    { type: 'd', isAvailable: true },
    { type: 'c', isAvailable: true },
    { type: 'b', isAvailable: false, reason: 'openingsFull' },
    { type: 'a', isAvailable: false, reason: 'wrongState' },
  ];
  expect(splitEvents(order, events)).toEqual({ buttons: ['c', 'd'], menu: [events[3], events[0]] });
});
