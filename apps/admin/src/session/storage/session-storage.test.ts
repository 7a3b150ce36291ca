import { afterEach, expect, test, vi } from 'vitest';
import { noteDatabase, wipeSession } from './session-storage.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

test('AUTH-04 T08 every database in which something of the person is goes with the session', () => {
  const deleteDatabase = vi.fn();
  vi.stubGlobal('indexedDB', { deleteDatabase });
  for (const name of ['drafts', 'letters', 'drafts']) noteDatabase(name);
  wipeSession();
  expect(deleteDatabase.mock.calls).toEqual([['drafts'], ['letters']]);
  expect(Object.keys(localStorage)).toEqual(['preferences']);
});
