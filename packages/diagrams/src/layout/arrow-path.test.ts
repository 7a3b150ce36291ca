import { expect, test } from 'vitest';
import { arrowHead, arrowPath } from './arrow-path.ts';

const corner = [
  { x: 0, y: 0 },
  { x: 0, y: 40 },
  { x: 30, y: 40 },
];

test('DEV-04 an arrow runs from its beginning to its end, round its corners', () => {
  expect(arrowPath(corner)).toBe('M 0,0 L 0,34 Q 0,40 6,40 L 30,40');
});

test('DEV-04 its head points where it goes', () => {
  expect(arrowHead(corner)).toBe('30,40 22,44 22,36');
});
