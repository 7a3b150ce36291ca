import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { InEnglish } from '../private/test/InEnglish.tsx';
import { ToastLog } from './ToastLog.tsx';
import { ToastRegion } from './ToastRegion.tsx';
import { createToastQueue } from './toast-queue.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const wait = (time: number) => act(() => void vi.advanceTimersByTime(time));

test('T116 a message stays while it is pointed at or its button has the focus, and goes when neither is true', () => {
  const queue = createToastQueue();
  render(<ToastRegion queue={queue} />, { wrapper: InEnglish });
  act(() => void queue.show({ title: 'Saved', duration: 1_000 }));
  const region = screen.getByRole('region', { name: 'Notifications' });
  fireEvent.pointerEnter(region);
  wait(60_000);
  screen.getByRole('button', { name: 'Close' }).focus();
  fireEvent.pointerLeave(region);
  wait(60_000);
  expect(screen.getByText('Saved')).toBeVisible();
  act(() => screen.getByRole('button', { name: 'Close' }).blur());
  wait(1_000);
  expect(screen.queryByText('Saved')).toBeNull();
});

test('T116 the log keeps what has gone, newest first, with its time', () => {
  const queue = createToastQueue();
  const log = <ToastLog queue={queue} emptyTitle="No messages yet" formatTime={(instant) => instant.slice(0, 4)} />;
  render(log, { wrapper: InEnglish });
  expect(screen.getByText('No messages yet')).toBeVisible();
  vi.setSystemTime('2026-03-01T09:00:00Z');
  act(() => {
    queue.show({ title: 'Saved', duration: 1_000 });
    queue.show({ title: 'Error', description: 'The name is taken', tone: 'critical', duration: 8_800 });
  });
  wait(10_000);
  expect(queue.read().shown).toHaveLength(0);
  const entries = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(entries).toEqual(['Error2026The name is taken', 'Saved2026']);
});
