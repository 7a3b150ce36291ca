import { expect, test } from 'vitest';
import { memoryStorage } from './demo-storage.ts';
import { ownedStorage } from './owned-storage.ts';

test('DEMO-03 AUTH-04 what one person wrote in the demo is not there for the next one at this browser', async () => {
  const storage = memoryStorage();
  const sara = await ownedStorage(storage, 'sara');
  await sara.keep('letters', 'new', 'Dear Omar');
  const kept = async (person: string) => (await (await ownedStorage(storage, person)).load('letters')).get('new');
  expect(await kept('sara')).toBe('Dear Omar');
  await sara.clear();
  await sara.keep('letters', 'new', 'After a reset');
  expect(await kept('sara')).toBe('After a reset');
  expect(await kept('omar')).toBeUndefined();
});

test('DEMO-03 T08 of a person who has logged out meanwhile nothing is kept', async () => {
  const storage = memoryStorage();
  let isHere = true;
  const sara = await ownedStorage(storage, 'sara', () => isHere);
  isHere = false;
  await sara.keep('letters', 'new', 'Dear Omar');
  expect((await storage.load('letters')).size).toBe(0);
});
