import { initialSettings, sharedOf } from '@diwan/api-contract/settings/register';
import { afterEach, expect, test } from 'vitest';
import { issueSession } from '#test/fake-server.ts';
import { heldSession, storeSession, wipeSession } from '../storage/session-storage.ts';
import { settings } from './settings.ts';

afterEach(() => localStorage.clear());

test('AUTH-04 T08 settings that are answered after the session has ended leave nothing behind', () => {
  storeSession(heldSession(issueSession()));
  const heard = { ...sharedOf(initialSettings), isDemoShown: false };
  settings.keep(heard);
  expect(JSON.parse(localStorage.getItem('settings')!)).toEqual(heard);
  wipeSession();
  settings.keep(heard);
  expect(Object.keys(localStorage)).toEqual(['preferences']);
});
