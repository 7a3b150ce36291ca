import { render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { lazyNow, lazyWhenIdle } from './lazy.ts';

afterEach(() => {
  vi.useRealTimers();
});

test.each([
  ['comes after the screen', lazyWhenIdle],
  ['somebody asked for', lazyNow],
])('a part that %s and can’t be fetched now comes as soon as it can, and the rest stays', async (_, makePart) => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const load = vi.fn(async () => ({ default: () => <button type="button">Tools</button> }));
  load.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'));
  load.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'));
  const Part = makePart([], load);
  render(
    <>
      <h1>Skills</h1>
      <Suspense>
        <Part />
      </Suspense>
    </>,
  );
  await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(1), 10_000);
  expect(screen.queryByRole('button')).toBeNull();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await screen.findByRole('button', { name: 'Tools' })).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Skills' })).toBeVisible();
});
