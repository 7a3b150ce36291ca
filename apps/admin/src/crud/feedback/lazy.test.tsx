import { toasts } from '@diwan/ui';
import { render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { loadMessages, messages } from '#messages/messages.ts';
import { lazyNow, lazyWhenCalm, lazyWhenIdle } from './lazy.ts';

beforeAll(() => loadMessages('shell'));

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
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
    <main>
      <h1>Skills</h1>
      <Suspense>
        <Part />
      </Suspense>
    </main>,
  );
  await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(1), 10_000);
  expect(screen.queryByRole('button')).toBeNull();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await screen.findByRole('button', { name: 'Tools' })).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Skills' })).toBeVisible();
});

test('whoever waits for what they asked for is told, once for however many parts, and anew when it happens again', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const show = vi.spyOn(toasts, 'show').mockReturnValue(1);
  const lateParts = (count: number) =>
    Array.from({ length: count }, (_, index) => {
      const load = vi.fn(async () => ({ default: () => <p>Part {index}</p> }));
      load.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'));
      return lazyNow([], load);
    });
  const renderParts = (parts: ReturnType<typeof lateParts>) =>
    render(
      parts.map((Part, index) => (
        <Suspense key={index}>
          <Part />
        </Suspense>
      )),
    );
  const { unmount } = renderParts(lateParts(2));
  await vi.waitFor(() => expect(show).toHaveBeenCalledOnce());
  expect(show.mock.calls[0]![0]).toMatchObject({ tone: 'attention', title: messages.t('shell:late.title') });
  dispatchEvent(new Event('online'));
  expect(await screen.findByText('Part 1')).toBeVisible();
  expect(show).toHaveBeenCalledOnce();
  unmount();
  renderParts(lateParts(1));
  await vi.waitFor(() => expect(show).toHaveBeenCalledTimes(2));
  dispatchEvent(new Event('online'));
  expect(await screen.findByText('Part 0')).toBeVisible();
});

test('what can’t be fetched now keeps nothing else from its turn', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const lost = vi.fn(async () => {
    throw new TypeError('Failed to fetch dynamically imported module');
  });
  const Lost = lazyWhenCalm([], lost);
  const Notice = lazyWhenCalm([], async () => ({ default: () => <p>One change waits.</p> }));
  render(
    <main>
      <h1>Skills</h1>
      <Suspense>
        <Lost />
      </Suspense>
      <Suspense>
        <Notice />
      </Suspense>
    </main>,
  );
  await vi.advanceTimersByTimeAsync(10_000);
  expect(lost).toHaveBeenCalled();
  expect(await screen.findByText('One change waits.')).toBeVisible();
});
