import { afterAll, vi } from 'vitest';

// The files of a worker share their globals: whatever one of them has held still or replaced is given back.
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});
