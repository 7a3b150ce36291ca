import { expect, test, vi } from 'vitest';

test('frames go on after a test that held the clock while what had the focus went', async () => {
  vi.useFakeTimers();
  const button = document.createElement('button');
  document.body.append(button);
  button.focus();
  button.remove();
  vi.useRealTimers();
  const frame = new Promise((resolve) => requestAnimationFrame(resolve));
  expect(await Promise.race([frame, new Promise((resolve) => setTimeout(resolve, 2_000, 'none'))])).not.toBe('none');
});
