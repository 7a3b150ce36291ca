import { afterEach, expect, test, vi } from 'vitest';
import * as near from './near.ts';
import { preloadLinked } from './preload-linked.ts';
import { createScreenLoader } from './screen-loader.ts';
import type { ScreenTable } from './screen-table.ts';

const Screen = () => null;
const load = vi.fn<ScreenTable['load']>();
const table: ScreenTable = {
  match: (path) =>
    path.startsWith('/skills')
      ? { pattern: '/skills', params: {}, title: 'skills', area: undefined, rule: 'editor', layout: 'main' }
      : null,
  load,
  prefetch: () => {},
};

const none = () => [];

afterEach(() => {
  document.body.innerHTML = '';
  load.mockReset();
});

test('pointing at a link or reaching it by keyboard fetches its screen, once', async () => {
  load.mockResolvedValue(Screen);
  const loader = createScreenLoader(table);
  const stop = preloadLinked(loader, table, none);
  document.body.innerHTML =
    '<a href="/skills/edit/1"><b>Welding</b></a><a href="/nowhere">?</a><a href="https://">none</a><a href="https://else.example/skills">!</a>';
  const [inside, unknown, broken, foreign] = [...document.querySelectorAll('b, a[href="/nowhere"], a[href^="https"]')];
  for (const target of [unknown, broken, foreign]) target!.dispatchEvent(new Event('pointerover', { bubbles: true }));
  expect(load).not.toHaveBeenCalled();
  inside!.dispatchEvent(new Event('pointerover', { bubbles: true }));
  inside!.dispatchEvent(new Event('focusin', { bubbles: true }));
  expect(load).toHaveBeenCalledTimes(1);
  await vi.waitFor(() => expect(loader.loaded('/skills')).toBe(Screen));
  stop();
});

test('what a screen will show is asked for once somebody has stayed at its link, and not of a link that was passed', () => {
  vi.useFakeTimers();
  const prefetch = vi.fn<ScreenTable['prefetch']>();
  const stop = preloadLinked({ preload: async () => {} }, { ...table, prefetch }, none);
  document.body.innerHTML = '<a href="/skills/view/1">1</a><a href="/skills/view/2?tab=all">2</a><p>text</p>';
  const [passed, wanted, beside] = [...document.querySelectorAll('a, p')];
  const pointAt = (target: Element | undefined) => target!.dispatchEvent(new Event('pointerover', { bubbles: true }));
  pointAt(passed);
  vi.advanceTimersByTime(50);
  pointAt(wanted);
  vi.advanceTimersByTime(50);
  expect(prefetch).not.toHaveBeenCalled();
  vi.advanceTimersByTime(50);
  expect(prefetch.mock.calls).toEqual([['/skills/view/2', '?tab=all']]);
  pointAt(passed);
  pointAt(beside);
  vi.advanceTimersByTime(500);
  expect(prefetch).toHaveBeenCalledTimes(1);
  stop();
  vi.useRealTimers();
});

test('what a control of the screen itself leads to is told to the screen, and again when it leads elsewhere', async () => {
  vi.useFakeTimers();
  history.replaceState(null, '', '/skills/list');
  const tell = vi.spyOn(near, 'tellSearchNear');
  const stop = preloadLinked({ preload: async () => {} }, table, none);
  document.body.innerHTML = '<button type="button" data-href="?after=two">Next</button>';
  const button = document.querySelector('button')!;
  button.focus();
  vi.advanceTimersByTime(100);
  expect(tell.mock.calls).toEqual([['?after=two']]);
  button.dataset.href = '?after=three';
  await Promise.resolve();
  vi.advanceTimersByTime(100);
  expect(tell).toHaveBeenLastCalledWith('?after=three');
  stop();
  vi.useRealTimers();
});

test('in a row that leads to a record, the form that a key opens is fetched', () => {
  const preload = vi.fn(async (_: string) => {});
  const stop = preloadLinked({ preload }, table, (pattern) => [`${pattern}/list`, `${pattern}/edit`]);
  document.body.innerHTML =
    '<table><tr data-row-key="1"><td tabindex="-1"><a href="/skills/view/1">1</a></td></tr><tr><td tabindex="-1"></td></tr></table>';
  const [row, none] = [...document.querySelectorAll('td')];
  none!.focus();
  expect(preload).not.toHaveBeenCalled();
  row!.focus();
  expect(preload.mock.calls).toEqual([['/skills/edit']]);
  stop();
});

test('a screen that couldn’t be fetched beforehand is fetched again, and told about, when one goes there', async () => {
  load.mockRejectedValueOnce(new Error('offline')).mockResolvedValue(Screen);
  const loader = createScreenLoader(table);
  void loader.preload('/skills');
  await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(1));
  await loader.load('/skills');
  expect(loader.loaded('/skills')).toBe(Screen);
});
