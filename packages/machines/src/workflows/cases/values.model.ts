import fc from 'fast-check';

export const now = '2026-03-01T09:00:00.000Z';
export const instant = fc.constantFrom(
  '2025-11-01T09:00:00.000Z',
  '2026-02-20T09:00:00.000Z',
  now,
  '2026-03-10T09:00:00.000Z',
  '2026-04-20T09:00:00.000Z',
  '2026-08-01T09:00:00.000Z',
);
export const few = fc.integer({ min: 0, max: 2 });
export const note = fc.constantFrom(undefined, 'short', 'a note that is long enough', 'x'.repeat(501));
export const wherever = (states: readonly string[]) => Object.fromEntries(states.map((state) => [state, [state]]));
