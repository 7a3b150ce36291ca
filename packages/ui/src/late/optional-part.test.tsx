import { render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { optionalPart } from './optional-part.ts';

afterEach(() => {
  vi.useRealTimers();
});

test('T72 what a part is for is done more simply while it can’t be fetched, and by the part as soon as it comes', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const load = vi.fn(async () => ({ default: ({ name }: { name: string }) => <p>All of {name}</p> }));
  load.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  load.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const Part = optionalPart(load, ({ name }) => <p>Some of {name}</p>);
  render(
    <Suspense>
      <Part name="the rows" />
    </Suspense>,
  );
  expect(await screen.findByText('Some of the rows')).toBeVisible();
  dispatchEvent(new Event('online'));
  expect(await screen.findByText('All of the rows')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(3);
});
