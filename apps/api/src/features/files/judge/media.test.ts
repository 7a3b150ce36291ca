import { join } from 'node:path';
import { expect, test } from 'vitest';
import { judgeMedia } from './media.ts';

const sample = (name: string) => join(import.meta.dirname, '../films/samples', name);

test.each([
  ['with sound', 'pattern.mp4', 3],
  ['without sound', 'silent.mp4', 4],
])('a film %s says how long it is', async (_, name, seconds) => {
  expect(await judgeMedia(sample(name), 'mp4')).toEqual({ seconds });
});

test('a film is no sound, whatever its name says', async () => {
  await expect(judgeMedia(sample('silent.mp4'), 'm4a')).rejects.toThrow('fileMismatch');
});
