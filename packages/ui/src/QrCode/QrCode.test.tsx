import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { QrCode } from './QrCode.tsx';
import { qrPath } from './qr-path.ts';

/** Whether a square is dark, read from the path. */
function squaresOf(path: string) {
  const dark = new Set<string>();
  for (const [, x, y, width] of path.matchAll(/M(\d+) (\d+)h(\d+)/g))
    for (let column = 0; column < Number(width); column += 1) dark.add(`${Number(x) + column} ${y}`);
  return (x: number, y: number) => dark.has(`${x} ${y}`);
}

test('DEV-03 a QR code is read aloud as what it is for, and not by its text', () => {
  render(<QrCode text="HTQ7-2MXK-9RWD" label="Ticket" />);
  expect(screen.getByRole('img', { name: 'Ticket' })).toBeVisible();
});

test('three corners by which a camera finds it, inside of a quiet zone of the width that was asked for', () => {
  const { path, size } = qrPath('HTQ7-2MXK-9RWD', 'medium', 4);
  const isDark = squaresOf(path);
  const cornerAt = (left: number, top: number) =>
    Array.from({ length: 7 }, (_, y) =>
      Array.from({ length: 7 }, (__, x) => (isDark(left + x, top + y) ? '#' : ' ')).join(''),
    );
  const corner = ['#######', '#     #', '# ### #', '# ### #', '# ### #', '#     #', '#######'];
  const far = size - 4 - 7;
  expect([cornerAt(4, 4), cornerAt(far, 4), cornerAt(4, far)]).toEqual([corner, corner, corner]);
  const edge = Array.from({ length: size }, (_, at) => [0, 1, 2, 3].map((depth) => isDark(at, depth)));
  expect(edge.flat()).not.toContain(true);
  expect(qrPath('HTQ7-2MXK-9RWD', 'medium', 0).size).toBe(size - 8);
});

test('another text is another code, and more correction takes more squares', () => {
  const text = 'https://example.com/tickets/HTQ7-2MXK-9RWD';
  expect(qrPath(text, 'low', 4).path).not.toBe(qrPath(`${text}X`, 'low', 4).path);
  expect(qrPath(text, 'high', 4).size).toBeGreaterThan(qrPath(text, 'low', 4).size);
});
