import { expect, test } from 'vitest';
import { enterDemo } from './enter-demo.ts';

test('a browser without service workers is told so, every time, and nothing else happens', async () => {
  expect('serviceWorker' in navigator).toBe(false);
  const refused = { obstacle: 'noServiceWorker' };
  await expect(enterDemo()).rejects.toMatchObject(refused);
  await expect(enterDemo()).rejects.toMatchObject(refused);
});
