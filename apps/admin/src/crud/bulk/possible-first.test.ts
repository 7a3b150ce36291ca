import { expect, test } from 'vitest';
import { possibleFirst } from './possible-first.ts';

const row = (...types: string[]) => ({ availableEvents: types.map((type) => ({ type, isAvailable: true }) as const) });
const events = ['approve', 'reject', 'pay', 'remind'];

test('what something on the page can take comes first, in the order that the resource has; the rest follows', () => {
  expect(possibleFirst(events, [row('pay'), row('reject', 'pay')])).toEqual(['reject', 'pay', 'approve', 'remind']);
  expect(possibleFirst(events, [])).toEqual(events);
});

test('what is refused for a reason is not possible', () => {
  const refused = { availableEvents: [{ type: 'approve', isAvailable: false, reason: 'sameAuthor' } as const] };
  expect(possibleFirst(events, [refused, row('remind')])).toEqual(['remind', 'approve', 'reject', 'pay']);
});
