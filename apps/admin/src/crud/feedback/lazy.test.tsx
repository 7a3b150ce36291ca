import { toasts } from '@diwan/ui';
import { render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { loadMessages, messages } from '#messages/messages.ts';
import { lazyNow, lazyWhenCalm, lazyWhenIdle } from './lazy.ts';

beforeAll(() => loadMessages('shell'));

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

test('whoever waits for what they asked for is told, once for however many parts, again when that can be read no more, and until all have come', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const renderLate = (...names: string[]) =>
    render(
      names.map((name) => {
        const load = vi.fn(async () => ({ default: () => <p>{name}</p> }));
        load.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'));
        const Part = lazyNow([], load);
        return (
          <Suspense key={name}>
            <Part />
          </Suspense>
        );
      }),
    );
  const told = () => toasts.read().shown.filter(({ title }) => title === messages.t('shell:late.title'));
  renderLate('Palette', 'Preview');
  await vi.waitFor(() => expect(told()).toHaveLength(1));
  const [first] = told();
  toasts.dismiss(first!.id);
  renderLate('Report');
  await vi.waitFor(() => expect(told()).toHaveLength(1));
  expect(told()[0]!.id).not.toBe(first!.id);
  dispatchEvent(new Event('online'));
  for (const name of ['Palette', 'Preview', 'Report']) expect(await screen.findByText(name)).toBeVisible();
  expect(told()).toEqual([]);
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
