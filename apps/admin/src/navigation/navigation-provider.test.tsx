import { act, cleanup, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Screen, settle, TestNavigation } from '../test/navigation.ts';
import { NavigationProvider } from './NavigationProvider.tsx';
import { goTo, useGo, usePath } from './navigation-context.tsx';

let navigation: TestNavigation;
let slow: PromiseWithResolvers<typeof Screen>;

beforeEach(async () => {
  navigation = new TestNavigation();
  slow = Promise.withResolvers();
  navigation.start(async (pattern) => (pattern === '/a' ? Screen : slow.promise));
  render(
    <NavigationProvider actor={navigation.actor} table={navigation.table}>
      <Where />
    </NavigationProvider>,
  );
  await act(settle);
});
afterEach(() => {
  cleanup();
  navigation.close();
});

function Where() {
  const search = useGo();
  const said = useRef(0);
  return (
    <>
      <p>{usePath()}</p>
      <button type="button" onClick={() => search(`?q=${++said.current}`)}>
        Search
      </button>
      <button type="button" onClick={() => search('/c', { replace: true })}>
        Replace
      </button>
    </>
  );
}

const searchHere = () => act(async () => screen.getByRole('button', { name: 'Search' }).click());

const go = (path: string) => act(async () => goTo(navigation.actor, path));
const isGoing = () => document.documentElement.hasAttribute('data-going');

test('the screen before stands until the next one’s code has come', async () => {
  await go('/b');
  expect(location.pathname).toBe('/b');
  expect(screen.getByText('/a')).toBeVisible();
  expect(isGoing()).toBe(true);
  await act(async () => slow.resolve(Screen));
  expect(await screen.findByText('/b')).toBeVisible();
  expect(isGoing()).toBe(false);
});

test('where that can’t be had, the screen before goes: its place is the failure’s', async () => {
  await go('/b');
  await act(async () => slow.reject(new Error('offline')));
  expect(await screen.findByText('/b')).toBeVisible();
  expect(navigation.failure()).toBe('failed');
});

test('nothing of a session stands while the sign-in page is on its way', async () => {
  await go('/login');
  expect(await screen.findByText('/login')).toBeVisible();
  expect(screen.queryByText('/a')).toBeNull();
});

test('what the screen before has still to say of its search is not said of the next one', async () => {
  await searchHere();
  expect(location.search).toBe('?q=1');
  await go('/b');
  await searchHere();
  expect(location.href).toMatch(/\/b$/);
  await act(async () => slow.resolve(Screen));
  await screen.findByText('/b');
  await searchHere();
  expect(location.href).toMatch(/\/b\?q=3$/);
});

test('what the screen before replaces itself by comes too late where somebody has gone on', async () => {
  const replace = () => act(async () => screen.getByRole('button', { name: 'Replace' }).click());
  await go('/b');
  await replace();
  expect(location.pathname).toBe('/b');
  await act(async () => slow.resolve(Screen));
  await screen.findByText('/b');
  await replace();
  expect(location.pathname).toBe('/c');
});
